# Respostas curtas a comandos e botões, no idioma de quem os usa.

answer-joined =
    { $when ->
        [again] Você está de volta ao jogo!
        [late] Você joga a partir da próxima rodada!
        [alone] Você entrou no jogo! Em duplas, novos jogadores entram de dois em dois, então você espera mais um jogador ou um lugar vago.
       *[now] Você entrou no jogo!
    }
answer-joined-cards =
    { $messages ->
        [sent] Mandei uma mensagem direta: é por lá que suas cartas vão chegar.
        [closed] Não consigo mandar mensagens diretas para você, então use 🃏 **{ button-hand }** em qualquer mensagem do jogo para ver suas cartas. (Se preferir receber as cartas por mensagem direta, permita mensagens diretas deste servidor.)
        [unknown] Suas cartas vão chegar por mensagem direta. Se { $waits ->
            [yes] você já estiver jogando
           *[no] os outros já estiverem jogando
        } e nada tiver chegado, use 🃏 **{ button-hand }** em qualquer mensagem do jogo.
       *[open] Suas cartas vão chegar por mensagem direta.
    }
answer-opened-in-thread = Sua mesa está pronta: { $place }
answer-thread-left = O tópico { $place } já tinha sido criado para este jogo. Não tenho permissão para excluí-lo, então ele fica lá, vazio.
answer-decks-gone =
    { $count ->
        [one] Não existe mais
       *[other] Não existem mais
    }: { $gone }. Esta mesa tem { $decks }; outros podem ser escolhidos em **{ button-settings }**.
answer-left = Você saiu do jogo.{ $back ->
        [yes] {" "}Dá para voltar enquanto ainda for possível entrar no jogo.
        [soon] {" "}Dá para voltar até a próxima rodada começar; depois, provavelmente vai ser tarde demais.
        [uninvited] {" "}Este jogo é só para convidados: o anfitrião pode deixar você voltar com `/dixit { command-invite }`.
        [by-role] {" "}Este jogo é só para convidados: se um dos seus cargos tiver convite, dá para voltar enquanto ainda for possível entrar no jogo. Se não, o anfitrião pode deixar você voltar com `/dixit { command-invite }`.
       *[no] { "" }
    }
answer-started = Vamos lá!
answer-forgotten =
    { $count ->
        [0] Pronto: não guardo mais nenhum dado seu. As mensagens já publicadas ficam com o seu nome, exceto as que um jogo ainda atualiza.
        [one] Pronto: suas estatísticas, seu idioma, o coelho escolhido e o canal das suas mensagens diretas foram apagados. As mensagens já publicadas ficam com o seu nome, exceto as que um jogo ainda atualiza. Um jogo fica como foi, com pontos e dicas, mas no que guardo dele você é “{ former-player }”, sem nome nem ID.
       *[other] Pronto: suas estatísticas, seu idioma, o coelho escolhido e o canal das suas mensagens diretas foram apagados. As mensagens já publicadas ficam com o seu nome, exceto as que um jogo ainda atualiza. { $count } jogos ficam como foram, com pontos e dicas, mas no que guardo deles você é “{ former-player }”, sem nome nem ID.
    }
answer-skipped = Pronto. O jogo avançou.
answer-kicked = Pronto, já saiu da mesa.
answer-more-time = Pronto. Agora há mais tempo.
answer-more-time-until = Pronto. Novo prazo: { $when }
answer-more-time-closing =
    Pronto, mas não falta mais ninguém: { $stopped ->
        [yes] a votação termina mesmo assim quando o relógio voltar a andar
       *[no] a votação termina mesmo assim
    }{ $several ->
        [yes] , a menos que alguém retire um voto.
       *[no] .
    }
answer-paused = O relógio está parado. Dá para continuar jogando, mas nenhum prazo acaba e nenhuma votação se encerra sozinha até você apertar **{ steer-resume }** ou usar `/dixit { command-resume }`.
answer-resumed = O relógio está andando.
answer-not-stopped = O relógio não está parado.
answer-clue-removed = A dica foi removida e a rodada não dá pontos.
answer-ended = O jogo terminou.
answer-invited = Estas pessoas e cargos podem entrar: { $invited }. Quem você adiciona não recebe aviso: o aviso fica por sua conta.
answer-invited-nobody = Não há mais ninguém entre os convidados: quem está à mesa fica, e mais ninguém pode entrar.
answer-roles-not-told = Com convite, mas sem aviso: { $roles }. Só notifico um cargo se qualquer pessoa puder mencioná-lo ou se aqui tanto você quanto eu pudermos mencionar todos os cargos. O aviso fica por sua conta.
answer-everybody-invited = Qualquer pessoa pode entrar neste jogo. Para deixá-lo só para convidados, mencione pessoas ou cargos: `/dixit { command-invite } { option-invited }:@Anna`.
answer-admits-everybody = Pronto. Agora qualquer pessoa pode entrar.
answer-host = Pronto. Agora o anfitrião é { $name }.
host-waits = { $name } ainda não está jogando, e só quem joga pode ser anfitrião.
answer-server =
    ### Os jogos neste servidor
    Idioma: { $language ->
        [opener] o de quem abre a mesa
       *[other] { $language }{ $chosen ->
            [no] , como no Discord
           *[yes] { "" }
        }
    }
    Regras: { $ruleset }
    Ritmo: { $pace }
    Canais: { $channels }
    Jogos ao mesmo tempo: { $games }
    Sons, imagens e vídeos nas dicas: { $clips ->
        [yes] permitidos
       *[no] não permitidos
    }
    Façanhas no fim do jogo: { $milestones ->
        [yes] sim, no máximo uma
       *[no] não
    }
    Cargo avisado quando uma mesa abre, no máximo uma vez a cada 10 minutos: { $role }{ $heard ->
        [no] { " " }(só receberá notificações se você permitir que todos o @mencionem)
       *[yes] { "" }
    }

## The table's menu

answer-proposed = Anotado. Todos veem isso na mensagem do jogo e podem concordar ali.
answer-decided = Pronto: gente suficiente concordou.

# O que fica dos jogos de um servidor

server-every-channel = todos
server-how = As opções deste comando mudam isso. `{ option-channel }` libera um canal, ou o tira se já estava liberado; enquanto não houver nenhum, dá para jogar em todos.
server-kept = Dos jogos terminados guardo como foram (o registro), resultados e estatísticas até você apagá-los aqui; o log das jogadas é apagado após 30 dias. Quem usa `/dixit { command-forget-me }` passa a ser “{ former-player }” em tudo isso.
server-remove = Apagar todos os jogos passados…
sure-remove =
    { $count ->
        [0] Não há nada para apagar: não guardo nenhum jogo terminado deste servidor.
        [one] **Apagar um jogo?** Registro, jogadas e resultados somem para sempre, para todos neste servidor: histórico, estatísticas, classificação. Jogos em andamento ficam.
       *[other] **Apagar { $count } jogos?** Registros, jogadas e resultados somem para sempre, para todos neste servidor: histórico, estatísticas, classificação. Jogos em andamento ficam.
    }
sure-remove-yes = Sim, apagar
sure-remove-no = Não, manter
answer-removed =
    { $count ->
        [0] Não havia mais nada para apagar.
        [one] Pronto: um jogo foi apagado, com registro e resultados.
       *[other] Pronto: { $count } jogos foram apagados, com registros e resultados.
    }
