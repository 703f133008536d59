# Por que não, e o que fazer em vez disso: uma mensagem para cada motivo de recusa.

error-kept = Foi isto que você escreveu: { $typed }
error-unexpected = Deu um erro do nosso lado, e ele ficou registrado. Tente de novo daqui a pouco.
error-busy = Várias pessoas jogaram no mesmo instante. Tente de novo.
error-version-conflict = { error-busy }

## A mesa

error-game-not-found = Esse jogo não está mais guardado. Comece outro com `/dixit { command-start }`.
error-no-game-here = Ainda não há nenhum jogo neste canal. Comece um com `/dixit { command-start }`.
error-no-game-of-yours = No momento, você não está em nenhum jogo. Entre em um pelo canal dele ou comece outro com `/dixit { command-start }`.
error-several-games = Você está em vários jogos. Use o comando no canal do jogo certo.
error-channel-busy =
    { $elsewhere ->
        [no] Já existe um jogo neste canal, e por enquanto não cabem outros neste servidor. Entre nele ou espere um acabar.
        [thread] Já existe um jogo neste canal. Entre nele ou comece o seu em um tópico.
       *[yes] Já existe um jogo neste canal. Entre nele ou comece o seu em outro canal ou em um tópico.
    }
error-channel-busy-own =
    Já existe um jogo neste canal, e você está nele. { $elsewhere ->
        [no] Por enquanto não cabem outros neste servidor: para começar outro, espere um acabar.
        [thread] Para começar outro, use um tópico.
       *[yes] Para começar outro, use outro canal ou um tópico.
    }
error-too-many-games =
    { $maximum ->
        [one] Neste servidor só dá para jogar um jogo por vez. Espere ele acabar ou entre nele.
       *[other] Neste servidor cabem no máximo { $maximum } jogos ao mesmo tempo. Espere um acabar ou entre em um deles.
    }
error-channel-not-allowed = Não dá para começar jogos neste canal, mas aqui dá: { $channel }. Quem administra o servidor pode permitir isso com `/dixit { command-server }`.
error-not-in-a-server = O jogo acontece no canal de um servidor. Use o comando lá.
error-missing-permissions = Ainda não posso jogar aqui: preciso de permissão para { $permissions }. Fale com quem administra o canal e tente de novo.
error-permissions-there = Em { $channel } não consigo continuar: lá preciso de permissão para { $permissions }. Fale com quem administra esse canal.
error-bot-not-here = Não faço parte deste servidor, então não posso jogar aqui. Primeiro, quem o administra precisa me convidar.
error-thread-in-thread = Isto aqui já é um tópico. Comece aqui sem a opção **{ option-thread }**.
error-no-threads-here = Canais deste tipo não têm tópicos. Comece aqui sem a opção **{ option-thread }** ou em um canal de texto.
error-too-many-threads = Este servidor já tem todos os tópicos abertos que o Discord permite. Feche um deles ou comece sem a opção **{ option-thread }**.
error-thread-refused = O Discord não abriu o tópico agora. Tente de novo ou comece sem a opção **{ option-thread }**.
error-too-many-channels = Dá para permitir no máximo { $maximum } canais, um a um. Indique um deles de novo para tirá-lo da lista.
error-game-over = Esse jogo terminou. Abra outro com o botão da mensagem final ou com `/dixit { command-start }`.
error-stale-round = Esse botão é da rodada { $round }, que já acabou. Use a última mensagem.
error-stale-phase = Foi por pouco, mas o jogo já avançou. Use a última mensagem.
error-clue-overtaken = Outra dica chegou antes da sua, e quem a deu narra esta rodada. Guarde a sua para quando chegar a sua vez.
error-stale-question = Essa pergunta é de antes da volta à mesa, então nada aconteceu. Se ainda quiser, escolha de novo em **{ button-steer }**.
error-malformed-id = Não reconheço mais esse botão. Use a última mensagem do jogo ou `/dixit { command-hand }`.
error-not-manager = Só quem administra o servidor pode fazer isso.
error-nothing-to-explain = Nenhuma rodada deu pontos ainda. Depois da primeira, vai ter o que explicar.

## Quem

error-not-host = Só o anfitrião ({ $host }) ou a moderação pode fazer isso. Peça a eles.
error-not-host-there = Só o anfitrião ({ $host }) ou a moderação pode fazer isso. Se você modera, use o comando em { $channel }: daqui não vejo suas permissões.
error-nobody-hosts = Ninguém à mesa é anfitrião agora. A moderação ainda pode fazer isso.
error-not-moderator = Só a moderação deste servidor pode fazer isso (Gerenciar mensagens ou Gerenciar servidor).
error-not-moderator-there = Só a moderação do servidor pode fazer isso (Gerenciar mensagens ou Gerenciar servidor). Se você modera, use o comando em { $channel }: daqui não vejo suas permissões.
error-not-seated = Você não está neste jogo. Se ainda der para entrar, use `/dixit { command-join }`.
error-already-seated = Você já está neste jogo.
error-waits-for-next-round = Você já está à mesa, mas ainda não joga nesta rodada. Até suas cartas chegarem, aproveite o espetáculo.
error-player-unknown = Essa pessoa não está neste jogo.
error-not-invited =
    { $over ->
        [yes] Aquele jogo era só para convidados, e o próximo também é: quem o abrir pode deixar você entrar com `/dixit { command-invite }`.
       *[no] Este jogo é só para convidados. O anfitrião pode deixar você entrar com `/dixit { command-invite }`.
    }
error-no-mention = “{ $typed }” não é uma menção. Digite @ e escolha pessoas ou cargos, como `@Anna @Ben`. Nada foi alterado.
error-too-many-invited = Dá para indicar no máximo { $maximum } pessoas e cargos de uma vez. Indique um cargo ou convide o resto com `/dixit { command-invite }`.
error-too-many-invited-in-all = Dá para convidar no máximo { $maximum } pessoas e cargos para um jogo. Se forem mais, convide um cargo que elas tenham. Nada foi alterado.
error-everyone-invited = Não dá para convidar @everyone: sem convites, qualquer pessoa já pode entrar. Nada foi alterado.
error-everyone-told = Não dá para avisar @everyone quando uma mesa abre. Escolha outro cargo. Nada foi alterado.
error-table-full =
    { $maximum ->
        [one] A mesa está cheia.
       *[other] A mesa está cheia: cabem { $maximum }.{ $computer ->
            [yes] { "" }
           *[no] {" "}Quem sabe na próxima!
        }
    }
error-few-seats-free =
    { $free ->
        [one] Só há um lugar livre, por isso ninguém foi adicionado. Escolha de novo.
       *[other] Só há { $free } lugares livres, por isso ninguém foi adicionado. Escolha de novo.
    }
error-ruleset-full = A mesa está cheia: por estas regras cabem { $maximum }. O anfitrião pode escolher regras para mais gente em **{ button-settings }**.
error-cards-full = A mesa está cheia: com estas opções, as cartas dos baralhos dão para no máximo { $maximum } jogadores. O anfitrião pode juntar mais um baralho ou escolher outras regras em **{ button-settings }**.
error-last-round =
    A última rodada já começou, então não dá mais para { $computer ->
        [yes] adicionar um jogador controlado pelo computador.
       *[no] entrar. Fica para o próximo jogo!
    }
error-pile-runs-out =
    O monte está quase no fim, então não dá para { $computer ->
        [yes] adicionar um jogador controlado pelo computador.
       *[no] entrar. Fica para o próximo jogo!
    }
error-pile-too-small =
    Não sobraram cartas suficientes para mais { $computer ->
        [yes] um jogador.
       *[no] uma pessoa. Fica para o próximo jogo!
    }
error-team-full = Essa dupla está completa. Escolha outra.
error-no-such-team = Essa dupla não existe. Escolha uma com os botões abaixo da lista de jogadores.
error-no-teams = Neste jogo não há duplas.
error-not-storyteller = Nesta rodada, quem narra é outra pessoa.
error-not-your-turn-to-tell = Não é a sua vez de narrar. **{ button-hand }** mostra o que você pode fazer agora.
error-storyteller-gave = A dica desta rodada é sua, e sua carta já está a caminho.
error-partner-gave = A outra pessoa da dupla já deu a carta. A sua vez chega quando a votação começar.
error-storyteller-votes-not = Agora os outros procuram a sua carta: disfarce bem!
error-no-vote = Nesta rodada, você não vota.
error-partner-votes = A carta da dupla é sua, então só { $partner } pode votar.
error-partner-tells = Quem narra é { $partner }, então a sua dupla não vota nesta rodada.

## Quando

error-not-started = O jogo ainda não começou.
error-already-started = O jogo já começou, então não dá mais para mudar isso.
error-not-storytelling = Já existe uma dica. **{ button-hand }** mostra o que você pode fazer agora.
error-not-submitting = Agora não é hora de dar cartas. **{ button-hand }** mostra o que você pode fazer.
error-not-voting = Agora não há votação. **{ button-hand }** mostra o que você pode fazer.
error-not-scored = Esta rodada ainda não acabou.
error-no-clue = Não há nenhuma dica para remover.
error-no-deadline = Não há nenhum prazo para adiar.
error-deadline-to-come = O relógio ainda não começou a andar. Tente de novo daqui a pouco.
error-nobody-to-wait-for = Só restam jogadores controlados pelo computador, que terminam a rodada sozinhos: não é preciso parar o relógio.
error-no-red-token = Neste jogo não há ficha vermelha.

## Cartas e números

error-not-in-hand = Essa carta não está na mão certa. Escolha uma em **{ button-hand }**.
error-card-not-yours = Essa carta não está na sua mão. Escolha uma em **{ button-hand }**.
error-card-hidden = A moderação escondeu essa carta: ela saiu do jogo.
error-card-missing = Primeiro escolha uma carta, depois dê a dica.
error-clue-before-hands = Aqui a dica vem antes das cartas. Use **{ button-clue }**.
error-partner-card-missing = Você também joga pela outra pessoa da dupla: escolha a segunda carta junto com a sua.
error-partner-gives-card = Quem dá a segunda carta é a outra pessoa da dupla.
error-all-given =
    { $count ->
        [one] Você já deu a sua carta. Primeiro retire essa, depois dê outra.
       *[other] Você já deu as suas { $count } cartas. Primeiro retire uma, depois dê outra.
    }
error-not-given = Essa carta não está mais entre as que você deu: não há nada para retirar.
error-own-card = Essa carta é sua. Vote em outro número.
error-own-star = Sua estrela vai para a dica ou a carta de outra pessoa. Escolha outra.
error-star-final = O jogo acabou, então sua estrela fica onde está.
error-star-too-late = As estrelas de uma rodada podem ser dadas até as cartas da próxima estarem na mesa. Para esta, já é tarde.
error-no-such-number = Na mesa estão os números de 1 a { $maximum }.
error-no-such-card = Essa carta não está nesta mesa.
error-no-table = Agora não há cartas na mesa. Para esconder uma de outra rodada, veja-a de perto no resultado dela.
error-token-doubled = Suas fichas precisam ficar em cartas diferentes.
error-no-token-left = Você já usou todas as suas fichas. Para tirar uma, aperte de novo o número dela.
error-no-token-there = Não há nenhuma ficha sua nessa carta.
error-red-obligatory = A ficha vermelha é obrigatória: você só pode mudá-la de carta.
error-ballot-empty = Primeiro coloque uma ficha.

## A dica

error-clue-empty = A dica está vazia: não há nada para ver nem para ouvir.
error-clue-too-long = Uma dica tem no máximo { $maximum } caracteres, e a sua tem { $length }. Tente uma mais curta!
error-clip-not-allowed = Neste jogo, as dicas são palavras ou sons. A variante **{ variant-mime-or-sing }** permite também imagens, vídeos e dicas ao vivo.
error-clips-off = Este servidor não aceita arquivos com as dicas. Use palavras{ $live ->
        [yes] {" "}ou dê a dica ao vivo no canal de voz
       *[no] { "" }
    }.
error-clip-too-large = Esse arquivo é grande demais: no máximo { $maximum } MB.
error-clip-type =
    Não posso aceitar esse arquivo. { $wanted ->
        [sound] Envie um som.
       *[clip] Envie um som, uma imagem ou um vídeo.
    }

## Opções

error-too-few-players =
    É preciso ter pelo menos { $minimum } jogadores, e { $players ->
        [0] ainda não há nenhum
        [one] só há um
       *[other] só há { $players }
    }. { $minimum ->
        [3] Convide alguém ou jogue também com o computador!
       *[other] Convide alguém, jogue também com o computador ou escolha outras regras.
    }
error-too-many-players = Com estas regras jogam no máximo { $maximum }, e há { $players } à mesa. Escolha outras regras.
error-odd-players =
    { $players ->
        [one] O jogo é em duplas, e só há um jogador à mesa. Convide alguém!
       *[other] O jogo é em duplas, e há { $players } jogadores à mesa. Um a mais ou um a menos!
    }
error-deck-too-small = Para { $players } jogadores são necessárias { $needed } cartas, e os baralhos têm { $have }. Antes de o jogo começar, o anfitrião pode escolher outro baralho, juntar mais um ou diminuir o número de cartas na mão.
error-no-deck = Escolha pelo menos um baralho.
error-deck-unknown = Não existe nenhum baralho “{ $deck }”. Escolha um dos que aparecem enquanto você digita.
error-deck-removed =
    { $deck ->
        [none] Um dos baralhos
       *[other] O baralho “{ $deck }”
    } não existe mais. O anfitrião pode escolher outros em **{ button-settings }**, na mensagem da mesa, e depois começar.
error-deck-changed = Neste exato momento os baralhos mudaram. Tente de novo.
error-card-unreadable = Não consigo ler uma imagem desse baralho. Escolha outro.
error-hand-too-small = A mão precisa ter mais cartas do que cada um põe na mesa por rodada: pelo menos { $minimum }.
error-no-end = Um jogo precisa de um fim: escolha uma meta de pontos, um número de vezes como narrador ou que acabe junto com o monte.
error-setting-range = Para “{ $field }”, escolha um valor de { $minimum } a { $maximum }.
error-setting-choice = Esse valor não é possível para “{ $field }”.
error-setting-unfit = Com estas regras, não dá para mudar “{ $field }” assim.
error-setting-unknown = Não existe nenhuma opção “{ $field }”.
error-variant-unknown = Não existe nenhuma variante “{ $variant }”. Escolha uma das sugestões ou use **{ button-settings }** na mensagem da mesa.
error-variant-unfit = Com estas regras, a variante não faz sentido: { $variant }.

## Onde o bot se apoia

error-storage-full = O disco onde guardo os jogos está cheio e não consegui salvar. Nada se perdeu; avise quem cuida do bot.
error-storage-busy = Não consegui salvar agora, então nada mudou. Tente de novo.
error-forget-unfinished = Você saiu dos seus jogos e já apaguei parte dos seus dados, mas não consegui apagar o resto agora. Use `/dixit { command-forget-me }` mais uma vez.
error-storage-broken = Não consigo acessar os jogos salvos. Avise quem cuida do bot.
error-closed = Não consigo mandar mensagens diretas para você. Mesmo assim, 🃏 **{ button-hand }** no canal mostra suas cartas.
error-later = No momento, o Discord não está aceitando mensagens. Vou continuar tentando.

## Palavras usadas nas mensagens acima

field-ruleset = regras
field-decks = baralhos
field-pace = ritmo
field-variants = variantes
field-target = meta de pontos
field-target-score = meta de pontos
field-laps = vezes como narrador
field-cap = máximo de pontos por votos
field-vote-points-cap = máximo de pontos por votos
field-tokens = fichas de votação
field-many-tokens-from = mínimo de jogadores para várias fichas
field-hand-size = cartas na mão
field-first = primeiro narrador
field-first-storyteller = primeiro narrador
field-seating = lugares
field-mime-or-sing = mímica ou canto
field-lone-finder-points = pontos do acerto solitário
field-storyteller-points = pontos do narrador
field-finder-points = pontos de quem acerta
field-failure-points = pontos se todos ou ninguém acertar
field-single-token-bonus = bônus por uma única ficha
field-agreement-cap = máximo de pontos por votos iguais
field-refill = monte
field-recycle-below = volta do descarte
field-failure-per = quem pontua se todos ou ninguém acertar
field-hidden-from = cartas escondidas antes da dica
field-red = ficha vermelha
field-three-players = regras para três
field-seconds = segundos
field-language = idioma
field-games = jogos ao mesmo tempo
field-level = nível
field-period = período
field-by = ordem da classificação
permission-view-channel = ver o canal
permission-send-messages = enviar mensagens
permission-send-messages-in-threads = enviar mensagens em tópicos
permission-attach-files = anexar arquivos
permission-read-message-history = ver o histórico de mensagens
permission-create-public-threads = criar tópicos públicos
permission-embed-links = inserir links

## The table's menu

error-host-proposes-not = O papel de anfitrião já é seu: não é preciso propor nada. Para passá-lo a outra pessoa, use **{ button-steer }**.
error-host-not-away = Alguém acabou de fazer alguma coisa. Quando ninguém fizer nada por um minuto, você poderá propor isso.
error-no-such-rabbit = Esse coelho não existe. Escolha um no menu.
error-rabbit-taken = Esse coelho já é de outra pessoa. Escolha outro.
error-seats-by-team = Em duplas, você se senta de frente para quem joga com você. Escolha uma dupla pelos botões no canal.
error-clue-settled = Tarde demais: já deram cartas para esta dica, e ela não pode mais mudar.
error-seat-filled = Esse lugar já foi ocupado, ou a rodada dele acabou.{ $more ->
        [yes] {" "}Em **{ button-steer }** você ainda pode adicionar um jogador controlado pelo computador.
       *[no] { "" }
    }
