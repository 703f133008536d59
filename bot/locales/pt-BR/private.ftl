# O que uma só pessoa lê, no seu idioma.

button-clue = Dar a dica
button-done = Pronto
button-take-back = Retirar a { $number }
button-back-to-hand = Voltar à mão
button-give = Dar esta carta

## A mão

hand-finished =
    { $lobby ->
        [yes] Esta mesa já fechou. Para abrir outra, use **{ button-reopen }**
       *[no] Este jogo terminou. Para jogar outro, use **{ button-rematch }**
    } ou `/dixit { command-start }`.
hand-stranger = Você não está neste jogo. Use **{ $join }**: se ainda der para entrar, você joga a partir da próxima rodada{ $pairs ->
        [yes] {" "}(se não houver lugar vazio nem de um jogador controlado pelo computador, em dupla com mais alguém que chegue).
       *[no] .
    }
hand-stranger-lobby = Você não está neste jogo. Use **{ $join }**: se houver lugar para você, você joga desde o começo.
hand-lobby = Suas cartas chegam depois que o jogo começar.
hand-waiting = Você está no jogo! Suas cartas chegam com a próxima rodada.
hand-waiting-seat =
    Você fica com o lugar e os pontos de { $other }{ $mate ->
        [yes] {" "}e faz dupla com { $partner }
       *[no] { "" }
    }.
hand-waiting-own =
    Você volta para o seu lugar, com os pontos dele{ $mate ->
        [yes] , e faz dupla com { $partner }
       *[no] { "" }
    }.
hand-waiting-pair = Você entra em dupla com outro jogador novo. Se um lugar vagar antes disso, um dos novos o ocupa, e quem ficar sem dupla espera mais um jogador.
hand-waiting-alone = Você está no jogo! Em duplas, novos jogadores entram de dois em dois: suas cartas chegam quando mais um jogador entrar ou um lugar vagar.
hand-waiting-empty-seat = Em duplas, novos jogadores entram de dois em dois, e ninguém mais pode entrar: suas cartas só chegam se um lugar vagar.
hand-waiting-over = Não dá mais tempo de você entrar neste jogo: não haverá outra rodada. Fica para o próximo!
hand-party-hidden = Primeiro a dica: só depois dá para ver as cartas.
hand-tale-coming = { $name } está pensando em uma dica.{ $cards ->
        [yes] {" "}Enquanto isso, vá conhecendo suas cartas.
       *[no] { "" }
    }
hand-told = Dica dada! Sua carta { $number } está a caminho da mesa.
hand-told-other-hand = Dica dada! A carta { $number }, da outra mão, está a caminho da mesa.
hand-mate-gave = { $partner } já deu a carta da dupla, então o voto é seu.
hand-mate-votes = A carta da dupla é sua, então quem vota é { $partner }{ $away ->
        [yes] , mas ninguém espera esse voto enquanto essa pessoa não voltar.
       *[no] .
    }
hand-gave-none = A sua dupla não tinha carta para dar, então não vota.
hand-mate-told = Quem narra é { $partner }, então a sua dupla não vota.
hand-not-needed = No momento, você não precisa fazer nada.
hand-back-late = Tarde demais para retirar: as cartas já estão na mesa.
hand-late = Foi por pouco, mas o jogo já avançou. É assim que ele está agora.
hand-gone = A mensagem que você usou não está mais aberta.
hand-done-gone = Pronto! { hand-gone }
hand-vote = As cartas estão na mesa e { $awaited ->
        [yes] falta o seu voto
       *[no] você ainda pode votar
    }.{ $cards ->
        [yes] {" "}Abaixo estão as cartas que restam na sua mão.
       *[no] { "" }
    }
hand-vote-begun = Por enquanto, você escolheu: { $numbers }. Aperte **{ button-vote }** para mudar ou para confirmar com **{ button-done }**.
hand-vote-red = As cartas estão na mesa. { $missing ->
        [red] A ficha de votação já está lá: coloque a vermelha onde mais atrapalhar os outros.
        [green] A ficha vermelha já está lá: coloque a de votação na carta que vai ter mais votos.
        [may] Coloque a ficha de votação na carta que vai ter mais votos e, se quiser, a vermelha onde mais atrapalhar os outros.
       *[both] Coloque a ficha de votação na carta que vai ter mais votos, e a vermelha onde mais atrapalhar os outros.
    }
card-drawn = { $count ->
        [one] Ainda faltava uma carta, então uma foi sorteada da sua mão.
       *[other] Ainda faltavam cartas, então elas foram sorteadas da sua mão.
    }
hand-card-hidden = { $count ->
        [one] A moderação escondeu uma carta sua: no lugar dela veio a carta { $numbers }.
       *[other] A moderação escondeu cartas suas: no lugar delas vieram as cartas { $numbers }.
    }
hand-card-lost = A moderação escondeu { $count ->
        [one] uma carta sua
       *[other] cartas suas
    }.
hand-voted = Você já votou. Dá para mudar de ideia até a votação fechar.
hand-told-vote = Os outros estão procurando a sua carta. Não se entregue!
hand-no-vote = Agora os outros estão votando.
hand-scored = A rodada acabou.
hand-over = ### A rodada { $round } acabou
hand-game-over = ### O jogo acabou
hand-lobby-closed = ### A mesa fechou
hand-over-how =
    { $how ->
        [found] Você acertou a carta do narrador.
        [alone] Só você acertou a carta do narrador!
        [missed] Você não acertou a carta do narrador.
        [everybody] Todos os que votaram acertaram a carta do narrador.
        [nobody] Ninguém acertou a carta do narrador.
        [own-everybody] Todos os que votaram acertaram a sua carta.
        [own-nobody] Ninguém acertou a sua carta.
        [own-found] { $count ->
            [one] Um jogador acertou a sua carta.
           *[other] { $count } jogadores acertaram a sua carta.
        }
        [together] { $count ->
            [one] Mais um jogador escolheu a mesma carta que você.
           *[other] Mais { $count } jogadores escolheram a mesma carta que você.
        }
        [apart] Ninguém mais escolheu a mesma carta que você.
        [red] Na carta que você escolheu estava a ficha vermelha.
        [no-ballots] Ninguém votou.
       *[unvoted] Você não votou.
    }
hand-over-points =
    { $team ->
        [yes] Os pontos da sua dupla
       *[no] Seus pontos
    }: **+{ $gained }** ({ $apart ->
        [yes] { $parts };{" "}
       *[no] { "" }
    }total: { $total }).
hand-won =
    🎉 { $team ->
        [yes] { $shared ->
            [yes] Sua dupla venceu junto com { $names }!
           *[no] Sua dupla venceu!
        }
       *[no] { $shared ->
            [yes] Você venceu junto com { $names }!
           *[no] Você venceu!
        }
    }
hand-led =
    { $team ->
        [yes] { $shared ->
            [yes] Sua dupla estava na frente junto com { $names }.
           *[no] Sua dupla estava na frente.
        }
       *[no] { $shared ->
            [yes] Você estava na frente junto com { $names }.
           *[no] Você estava na frente.
        }
    }
hand-place =
    { $team ->
        [yes] A colocação da sua dupla
       *[no] Sua colocação
    }: **{ $place }ª** de { $places }{ $tied ->
        [yes] , com empate
       *[no] { "" }
    }.
hand-unwon = Ninguém vence.
void-passed-own = Você não deu a dica e perde a vez.
void-no-card-own = Faltaram cartas para você dar a dica: a vez se perde.
hand-left = Você jogou até aqui.
hand-removed = Neste ponto, o anfitrião ou a moderação tirou você da mesa.
hand-left-early = Neste ponto, você saiu da mesa.
hand-back =
    { $back ->
        [yes] Dá para voltar com `/dixit { command-join }` no canal, enquanto ainda for possível entrar no jogo.
       *[invited] Este jogo é só para convidados: se você tiver convite, dá para voltar com `/dixit { command-join }` no canal, enquanto ainda for possível entrar no jogo.
    }
tell-told = A dica saiu! O resto da rodada está mais abaixo.
tell-over =
    { $cards ->
        [no] Aqui eu pedia a sua dica.
       *[yes] Aqui estava a sua mão, até a dica sair.
    }
hand-away = 💤 O jogo seguiu duas vezes sem a sua jogada, então ninguém espera mais por você{ $turn ->
        [yes] , e a sua vez de narrar, se vier, será pulada.
       *[no] .
    }{ $ways ->
        [next] {" "}Dê uma carta, vote ou use **{ button-next }** para voltar.
        [give-or-vote] {" "}Dê uma carta ou vote para voltar.
        [give] {" "}Dê uma carta para voltar.
        [vote] {" "}Vote para voltar.
       *[none] { "" }
    }
hand-away-last = 💤 O jogo seguiu duas vezes sem a sua jogada, então ninguém espera mais por você. A última vez é sua: use **{ button-next }** para voltar; senão, ela passa, e o jogo acaba.
hand-away-silent = 💤 O jogo seguiu duas vezes sem a sua jogada, então ninguém espera mais por você. A próxima vez é sua: use **{ button-next }** para voltar; senão, ela passa, e o jogo acaba sem vencedor.
hand-alt = Suas cartas. { $cards }.
tell-offer = Teve uma ideia? Escolha uma carta e dê uma dica inspirada nela: quem for mais rápido é o narrador.
tell-offer-party = Teve uma ideia? Dê uma dica: quem for mais rápido é o narrador.{ $hidden ->
        [nobody] { "" }
       *[other] {" "}As cartas vêm depois.
    }
tell-turn = **É a sua vez de narrar.** Escolha uma carta e dê uma dica inspirada nela.
tell-party = **É a sua vez de narrar.** Dê a sua dica{ $hidden ->
        [nobody] .
       *[other] ; as cartas vêm depois.
    }
tell-both-hands = { $turn ->
        [own] Você também joga pela outra pessoa da dupla: escolha para a dica uma das suas cartas ({ $telling }) e depois uma das cartas dela ({ $other }).
        [partner] É a vez da outra pessoa da dupla, e você joga por ela: escolha para a dica uma das cartas dela ({ $telling }) e depois uma das suas ({ $other }).
       *[any] Você também joga pela outra pessoa da dupla: escolha a carta da dica em uma das mãos e depois uma carta da outra.
    }
advice = Dica óbvia demais, todos acertam; vaga demais, ninguém acerta: o segredo está no meio-termo.
advice-party = Pense em algo que possa servir para muitas cartas.
give =
    { $count ->
        [one] Dê a carta que mais combina com a dica.
       *[other] Dê as { $count } cartas que mais combinam com a dica.
    }
hand-partner = Você joga com { $partner }.
give-teams = { hand-partner } { $mate ->
        [away] Enquanto essa pessoa não voltar, ninguém espera por ela. Se você der a carta, ninguém vai esperar o voto da dupla.
        [computer] A carta da dupla é de quem der primeiro; quem não der, vota.
       *[person] Combinem quem dá a carta, mas só na frente de todos e sem mostrar nem descrever as cartas; a outra pessoa vota. Vale a primeira carta dada.
    }
give-alone = Você joga também pela outra pessoa da dupla: as duas mãos e o voto são seus.
give-alone-told = Você joga também pela outra pessoa da dupla: a segunda carta sai da outra mão.
give-mate-told = Quem narra é { $partner }: a segunda carta da dupla vem de você.
give-empty = Você não tem mais cartas. Se { $partner } der uma, o voto é seu.
give-more = Você já deu { $given ->
        [one] a carta { $numbers }.
       *[other] as cartas { $numbers }.
    } { $count ->
        [one] Mais uma!
       *[other] Mais { $count }!
    }
given =
    { $count ->
        [one] Você já deu a carta { $numbers }. Até todas chegarem, dá para retirá-la.
       *[other] Você já deu as cartas { $numbers }. Até todas chegarem, dá para retirar qualquer uma.
    }
give-instead = Ou aperte outro número para trocá-la por outra.
given-other-hand = A carta { $numbers }, da outra mão, está a caminho da mesa. Até todas chegarem, dá para retirá-la.
card-number = Carta { $number }
look-placeholder = Ver uma carta de perto
look-gone = Essa carta não está mais na sua mão.
look-table = A mesa inteira, maior
look-table-hint = Em várias imagens, para telas pequenas
look-words = Todas as cartas em palavras
card-hidden = Uma carta escondida pela moderação.
button-hide-card = Esconder esta carta
button-hide-sure = Esconder de vez
hide-question =
    ### Esconder de vez a carta { $number }?
    { $cost ->
        [this] Esta rodada não dá pontos, e as cartas saem da mesa.
        [held] Os pontos já contados ficam. O monte acabou: se a carta foi jogada de novo na rodada em andamento ou está na mão de alguém, essa rodada não dá pontos.
       *[played] Os pontos já contados ficam. Se a carta foi jogada de novo na rodada em andamento, essa rodada não dá pontos.
    }{ $silent ->
        [yes] {" "}São rodadas seguidas demais sem voto: o jogo acaba para todos.
       *[no] { "" }
    }
    Ninguém mais verá a imagem neste jogo. Não dá para desfazer.
hide-deck-stays = No baralho ela fica para os próximos jogos, até que alguém a tire com `/{ command-dixit-deck } { command-deck-remove }`.
hide-done =
    { $voided ->
        [yes] A carta está escondida e a rodada não dá pontos.
       *[no] A carta está escondida.
    }

## A dica

clue-modal-title = Sua dica
clue-modal-label = Em palavras
clue-modal-card = Para a carta { $number }: { $card }
clue-modal-either =
    { $kind ->
        [clip] Palavras, um arquivo ou os dois, ou ao vivo.
        [live] Palavras, ao vivo ou os dois.
       *[sound] Palavras, um som ou os dois.
    }
clue-modal-placeholder = uma palavra, uma frase, um verso de música…
clue-modal-partner = A segunda carta da dupla
clue-modal-clip = Cante ou faça mímica
clue-modal-clip-hint = Um som, uma imagem ou um vídeo de no máximo 8 MB.
clue-modal-sound = Ou um som
clue-modal-sound-hint = Um arquivo de áudio de no máximo 8 MB.
clue-modal-voice = Vou dar a dica ao vivo no canal de voz

## O voto

ballot-ask =
    { $count ->
        [one] Qual é a carta do narrador?
       *[other] Qual é a carta do narrador? Você tem { $count } fichas, para cartas diferentes.
    }
ballot-bonus =
    Se acertar usando só uma ficha, você ganha { $points ->
        [one] { $points } ponto a mais.
       *[other] { $points } pontos a mais.
    }
ballot-ask-party = Qual carta vai ter mais votos?
ballot-more =
    { $left ->
        [0] Suas fichas estão nas cartas { $numbers }. Confirme com **{ button-done }** ou aperte de novo um desses números para tirar a ficha.
       *[other] Por enquanto, você escolheu: { $numbers }. Coloque mais uma ficha, confirme com **{ button-done }** ou aperte de novo um número escolhido para desfazer.
    }
ballot-undone = Quando a votação fechar, o que você escolheu vale mesmo sem **{ button-done }**.
ballot-placed = Você votou na carta { $numbers }. Dá para mudar até a votação fechar.
ballot-placed-several =
    { $count ->
        [one] Você votou na carta { $numbers }. Dá para mudar até a votação fechar: para tirar a ficha, aperte de novo o número dela.
       *[other] Você votou nas cartas { $numbers }. Dá para mudar até a votação fechar: para tirar uma ficha, aperte de novo o número dela.
    }
ballot-red-below =
    { $may ->
        [yes] Depois, se quiser, é a vez da ficha vermelha, mais abaixo.
       *[no] Depois é a vez da ficha vermelha, mais abaixo.
    }
ballot-red =
    { $number ->
        [none] ✗ Coloque também a ficha vermelha: a carta com ela não dá pontos a ninguém.
        [may] ✗ Você também pode colocar a ficha vermelha: a carta com ela não dá pontos a ninguém.
       *[other] ✗ Sua ficha vermelha está na carta { $number }.
    }
ballot-red-optional = ✗ Sua ficha vermelha está na carta { $number }. Para tirá-la, aperte de novo **✗ { $number }**.
ballot-own =
    { $count ->
        [one] A carta { $numbers } é sua.
       *[other] As cartas { $numbers } são suas.
    }
ballot-own-allowed = Você também pode votar na própria carta.
ballot-mate-gave = A carta da sua dupla veio de { $partner }; um voto nela não vale como acerto e não dá pontos a ninguém, mas conta como voto.
ballot-secret = Ninguém vê o seu voto até a votação terminar.

## Boas-vindas, descrições, situação

button-to-channel = Ir para o jogo
greeting =
    ### 🐇 Boas-vindas à mesa!
    Você entrou em um jogo em **{ $guild }**, no canal { $channel }. Suas cartas chegam aqui; a mesa fica lá.
privacy = Guardo seu nome, seu idioma, o coelho escolhido e, no registro dos jogos, suas jogadas. `/dixit { command-forget-me }` apaga nome, idioma e coelho; as jogadas ficam, mas como de “{ former-player }”.
describe-board = **Na mesa**
describe-hand = **Na sua mão**
describe-hand-then = **Na sua mão, naquela hora**
describe-nothing = Ainda não há cartas para descrever.
status-lobby =
    { $count ->
        [0] A mesa está aberta, por enquanto vazia.
        [one] A mesa está aberta, por enquanto com um jogador.
       *[other] A mesa está aberta, por enquanto com { $count } jogadores.
    }
status-storytelling = Vem aí uma dica.
status-submitting = A dica foi dada e as cartas estão chegando.
status-voting = As cartas estão na mesa: é hora de votar.
status-scored = A rodada acabou.
status-finished = O jogo terminou.
status-host = Anfitrião: { $name }

## Opções

panel-title = ### ⚙️ Como vamos jogar?
panel-option = { $field }: { $choice }
panel-field-ruleset = Regras
panel-field-decks = Baralhos
panel-field-pace = Ritmo
panel-field-variants = Variantes
panel-field-target = Meta de pontos
panel-field-laps = Vezes como narrador
panel-field-hand-size = Cartas na mão
panel-field-cap = Máximo de pontos por votos
panel-field-tokens = Fichas de votação
panel-field-many-tokens-from = Mínimo de jogadores para várias fichas
panel-field-refill = Monte
panel-field-recycle-below = Volta do descarte
panel-field-storyteller-points = Pontos do narrador
panel-field-finder-points = Pontos de quem acerta
panel-field-failure-points = Pontos se todos ou ninguém acertar
panel-field-failure-per = Pontos de “todos ou ninguém”
panel-field-single-token-bonus = Bônus por uma única ficha
panel-field-agreement-cap = Máximo de pontos por votos iguais
panel-field-first = Primeiro narrador
panel-field-seating = Lugares
panel-page-game = O jogo
panel-page-rules = Mais: regras
panel-page-points = Mais: pontos
panel-decks-page = Baralhos, página { $page }
panel-deck-cards =
    { $count ->
        [0] nenhuma carta
        [one] uma carta
       *[other] { $count } cartas
    }
panel-book = Tudo como no manual
panel-by-book = como no manual
panel-by-italian = no manual italiano: { $book }
panel-by-default = o habitual; nenhum manual diz
panel-seating-teams = o habitual; as duplas sempre ficam frente a frente
panel-seating-paired = quem não escolher uma dupla é sorteado
panel-as-book = Tudo como no manual.
panel-differs = Como no manual, exceto: { $list }.
panel-language = Idioma do canal
panel-none = sem limite
setting-target-none = nenhuma
panel-no-variants = nenhuma
panel-hint = Cada escolha vale na hora e aparece na mensagem da mesa, onde também fica **{ button-start }**.
panel-hint-running = O jogo já começou: agora só dá para mudar o idioma das mensagens.
variant-lone-finder-hint =
    { $pairs ->
        [yes] Se só uma dupla acertar, ela e a do narrador recebem { $points ->
            [one] 1 ponto
           *[other] { $points } pontos
        } cada.
       *[no] Se só um jogador acertar, ele e o narrador recebem { $points ->
            [one] 1 ponto
           *[other] { $points } pontos
        } cada.
    }
variant-mime-or-sing-hint = A dica pode ser cantada ou feita com mímica: { $files ->
        [no] ao vivo no canal de voz
       *[yes] em imagem ou vídeo, ou ao vivo no canal de voz
    }.
variant-three-players-hint = Com três jogadores no início da rodada: { $hand } cartas na mão, e quem não narra dá { $count }.
variant-optional-red-hint = O narrador pode abrir mão da ficha vermelha.
variant-hidden-hands-hint = Antes da dica ninguém olha as próprias cartas, não só o narrador.
ruleset-classic-hint = 3–6 jogadores, até o monte acabar
ruleset-odyssey-hint = 3–12 jogadores, até 30 pontos; com 7 jogadores ou mais, duas fichas de votação
ruleset-party-hint = 6–12 jogadores: vote como os outros e cuidado com a ficha vermelha
ruleset-teams-hint = 6, 8, 10 ou 12 jogadores em duplas
ruleset-mini-hint = 3–4 jogadores, cada um é narrador duas vezes
pace-normal-hint = dois a três minutos por fase
pace-relaxed-hint = cinco a sete minutos por fase
pace-blitz-hint = cerca de um minuto por fase
pace-untimed-hint = sem prazos; só o intervalo entre rodadas e o tempo para mudar o voto acabam sozinhos
pace-correspondence-hint = para jogos que duram muitos dias
setting-first-offer = quem tiver a primeira ideia
setting-first-random = por sorteio
setting-first-host = o anfitrião
setting-first-choice = quem o anfitrião indicar no início
first-ask = ### 🎙️ Quem vai ser o primeiro narrador?
first-placeholder = O primeiro narrador
setting-seating-shuffled = por sorteio
setting-seating-joined = na ordem da lista
setting-seating-joined-teams = duplas na ordem dos números, primeiro as completas
setting-refill-end = quando acaba, o jogo acaba
setting-refill-recycle = o descarte volta
setting-refill-shuffle-all = embaralha-se tudo a cada rodada
setting-recycle-below-draw = quando o monte não dá para a compra
setting-recycle-below-players = com menos cartas do que jogadores, ou quando não der para todos
printed-recycle-below = só com menos cartas do que jogadores
setting-failure-per-scorer = uma vez para cada dupla
setting-failure-per-player = para cada pessoa da dupla

## Stars

star-what =
    { $clue ->
        [no] De qual carta você mais gostou?
       *[yes] De qual dica ou carta você mais gostou?
    }
star-ask = ⭐ **{ star-what }** Ninguém vê antes do fim do jogo. { $last ->
        [yes] Dá para mudar a estrela de lugar até o pódio aparecer.
       *[no] Dá tempo até as próximas cartas estarem na mesa.
    }
star-ask-last = ⭐ **{ star-what }** O jogo acabou: todo mundo vê na hora, e a estrela fica onde você puser.
star-final = ⭐ Sua estrela: **{ $what }**
star-set = ⭐ Você já deu sua estrela. Dá para trocar até { $last ->
        [yes] o pódio aparecer.
       *[no] as próximas cartas estarem na mesa.
    }
star-placeholder = Dê sua estrela para…
star-clue = A dica de { $name }
star-card = Carta { $number }, de { $name }

## The table's menu

steer-host =
    ### A mesa
    O papel de anfitrião é seu.
steer-was-host =
    ### A mesa
    Só restam jogadores controlados pelo computador. O papel de anfitrião era seu: enquanto ninguém entrar, você ainda pode conduzir este jogo.
steer-moderator =
    ### A mesa
    Você pode conduzir este jogo porque modera o canal.
steer-nobody =
    ### A mesa
    Ninguém à mesa é anfitrião agora. A moderação ainda pode conduzir o jogo.
steer-player =
    ### A mesa
    O papel de anfitrião é de { $host }: peça a essa pessoa para { $ask ->
        [start] começar ou mudar algo
        [pause] pausar ou mudar algo
       *[other] mudar algo
    }.{ $proposes ->
        [start] {" "}Se ninguém fizer nada por um minuto, você pode propor aqui começar ou ser anfitrião, e metade dos presentes decide.
        [skip] {" "}Se ninguém fizer nada por um minuto, você pode propor aqui avançar ou ser anfitrião, e metade dos presentes decide.
       *[no] { "" }
    }
steer-pause = Pausar
steer-resume = Retomar
steer-more = Mais 2 minutos
steer-skip = Avançar sem esperar
steer-clue = Remover a dica
steer-end = Encerrar o jogo
steer-end-lobby = Fechar a mesa
steer-host-to = Passar o papel de anfitrião…
steer-kick = Tirar alguém da mesa…
steer-hide = Esconder uma carta da mesa…
propose-start = Propor começar
propose-skip = Propor avançar
propose-host = Propor ser anfitrião
sure-end = { $state ->
        [lobby] **Fechar a mesa?** O jogo não vai começar.
        [played-out] **Encerrar o jogo?** A última rodada já foi jogada: o pódio vem em seguida.
       *[game] **Encerrar o jogo?** Ele acaba para todos com a pontuação atual e não pode ser retomado. Ninguém vence, e o jogo não conta para a classificação.
    }
sure-end-yes = Sim, encerrar
sure-end-yes-lobby = Sim, fechar
sure-end-no = Não, continuar
sure-clue = **Remover a dica?** Esta rodada não dá pontos, conta como vez do narrador e não pode ser jogada de novo.{ $after ->
        [silent] {" "}São rodadas seguidas demais sem voto: o jogo acaba para todos sem vencedor.
       *[other] { "" }
    }
sure-clue-yes = Sim, remover
sure-clue-no = Não, manter
sure-changed = A situação mudou desde que perguntei, então pergunto de novo.
sure-over =
    { $unwon ->
        [yes] para todos sem vencedor
       *[no] para todos
    }
sure-over-later =
    { $unwon ->
        [yes] depois desta rodada sem vencedor
       *[no] depois desta rodada
    }
sure-leave = **Sair do jogo?** { $table ->
        [voids] Esta rodada não dá pontos.{ " " }
        [laid] O que você pôs na mesa fica.{ " " }
       *[open] { "" }
    }{ $back ->
        [over] { "" }
        [yes] Enquanto estiver fora, você não ganha pontos nem pode vencer.{ " " }
       *[no] Você não ganha mais pontos nem pode vencer.{ " " }
    }{ $after ->
        [ends] Sem você, o jogo acaba { sure-over }.
        [spoils] Sem você, o jogo acaba para todos, e ninguém vence.
        [last] Sem você, o jogo acaba { sure-over } depois de jogada esta rodada.
        [unwon] Esta rodada provavelmente já é a última, mas sem você restam jogadores de menos no fim dela, e ninguém vence.
        [people] Sem você, o jogo acaba { sure-over-later }, a menos que entre outra pessoa.
        [played-out] Sem você, o jogo acaba { sure-over-later }, a menos que alguém entre.
        [short] O jogo acaba { sure-over-later }, a menos que entre gente suficiente.
        [silent] São rodadas seguidas demais sem voto: o jogo acaba para todos sem vencedor.
        [last-turn] Sem você, esta rodada passa a ser a última para todos, e não vai dar para voltar.
        [last-pile] Sem você, esta rodada passa a ser provavelmente a última para todos, e não vai dar para voltar.
        [final] Não vai dar para voltar.
        [seat] Se voltar, recomeça com a pontuação do lugar que ocupar.
        [alone] Se voltar, recomeça com a menor pontuação quando mais um jogador entrar, ou com a de um lugar que vagar.
       *[lowest] Se voltar, recomeça com a menor pontuação.
    }{ $longer ->
        [yes] {" "}Sem você, o monte dá para pelo menos mais uma rodada, e o jogo continua.
       *[no] { "" }
    }
sure-leave-yes = Sim, sair
sure-leave-no = Não, ficar
sure-kick = Tirar { $name } da mesa? { $state ->
        [lobby] Essa pessoa pode voltar.
        [uninvited] Essa pessoa só pode voltar se receber um convite.
        [computer] { $promised ->
            [yes] { $heir } espera por este lugar e ficaria sem os pontos dele.{ " " }
           *[no] { "" }
        }{ $table ->
            [voids] Esta rodada não dá pontos.{ " " }
           *[other] { "" }
        }{ $after ->
            [ends] Com isso, o jogo acaba { sure-over }.
            [spoils] Com isso, o jogo acaba para todos, e ninguém vence.
            [last] Com isso, o jogo acaba { sure-over } depois de jogada esta rodada.
            [unwon] Esta rodada provavelmente já é a última, mas com isso restam jogadores de menos no fim dela, e ninguém vence.
            [people] Com isso, o jogo acaba { sure-over-later }, a menos que entre uma pessoa.
            [played-out] Com isso, o jogo acaba { sure-over-later }, a menos que alguém entre.
            [short] O jogo acaba { sure-over-later }, a menos que entre gente suficiente.
            [silent] São rodadas seguidas demais sem voto: o jogo acaba para todos sem vencedor.
            [last-turn] Com isso, esta rodada passa a ser a última para todos.
            [last-pile] Com isso, esta rodada passa a ser provavelmente a última para todos.
           *[other] { "" }
        }{ $longer ->
            [yes] Com isso, o monte dá para pelo menos mais uma rodada, e o jogo continua.
           *[no] { "" }
        }
       *[game] { $table ->
            [voids] Esta rodada não dá pontos.{ " " }
            [laid] O que essa pessoa pôs na mesa fica.{ " " }
           *[open] { "" }
        }{ $back ->
            [over] { "" }
            [yes] Enquanto estiver fora, essa pessoa não ganha pontos nem pode vencer.{ " " }
           *[no] Essa pessoa não ganha mais pontos nem pode vencer.{ " " }
        }{ $after ->
            [ends] Com isso, o jogo acaba { sure-over }.
            [spoils] Com isso, o jogo acaba para todos, e ninguém vence.
            [last] Com isso, o jogo acaba { sure-over } depois de jogada esta rodada.
            [unwon] Esta rodada provavelmente já é a última, mas com isso restam jogadores de menos no fim dela, e ninguém vence.
            [people] Com isso, o jogo acaba { sure-over-later }, a menos que entre uma pessoa.
            [played-out] Com isso, o jogo acaba { sure-over-later }, a menos que alguém entre.
            [short] O jogo acaba { sure-over-later }, a menos que entre gente suficiente.
            [silent] São rodadas seguidas demais sem voto: o jogo acaba para todos sem vencedor.
            [last-turn] Com isso, esta rodada passa a ser a última para todos, e não vai dar para voltar.
            [last-pile] Com isso, esta rodada passa a ser provavelmente a última para todos, e não vai dar para voltar.
            [final] Não vai dar para voltar.
            [seat] Se voltar, recomeça com a pontuação do lugar que ocupar.
            [alone] Se voltar, recomeça com a menor pontuação quando mais um jogador entrar, ou com a de um lugar que vagar.
           *[lowest] Se voltar, recomeça com a menor pontuação.
        }{ $longer ->
            [yes] {" "}Com isso, o monte dá para pelo menos mais uma rodada, e o jogo continua.
           *[no] { "" }
        }
    }
sure-kick-yes = Sim, tirar
sure-kick-no = Não, deixar ficar
sure-forget = **Apagar seus dados?** Você sai dos jogos em andamento, e suas estatísticas, seu idioma, o coelho escolhido e o canal das suas mensagens diretas são apagados. Nos jogos já jogados, seu nome passa a ser “{ former-player }”. As mensagens já publicadas ficam com o seu nome, exceto as que um jogo ainda atualiza. Não dá para desfazer.
sure-forget-ends = ⚠️ Sem você, o jogo acaba para todos em { $channel }.
sure-forget-spoils = ⚠️ Sem você, o jogo acaba para todos em { $channel }, e ninguém vence.
sure-forget-silent = ⚠️ São rodadas seguidas demais sem voto: o jogo em { $channel } acaba para todos sem vencedor.
sure-forget-last = ⚠️ Sem você, o jogo em { $channel } acaba para todos depois de jogada esta rodada.
sure-forget-unwon = ⚠️ Em { $channel }, esta rodada provavelmente já é a última, mas sem você restam jogadores de menos no fim dela, e ninguém vence.
sure-forget-people = ⚠️ Sem você, o jogo acaba depois desta rodada em { $channel }, a menos que entre outra pessoa.
sure-forget-played-out = ⚠️ Sem você, o jogo acaba depois desta rodada em { $channel }, a menos que alguém entre.
sure-forget-short = ⚠️ O jogo acaba depois desta rodada em { $channel }, a menos que entre gente suficiente.
sure-forget-breaks-off = ⚠️ Em { $channel }, ninguém vence nesse caso.
sure-forget-voids = ⚠️ Esta rodada não dá pontos em { $channel }.
sure-forget-yes = Sim, apagar
sure-forget-no = Não, manter

## Rabbits, seats, and a clue in other words

rabbit-ask =
    ### 🎨 Seu coelho
    Escolha um que ainda não seja de ninguém. Ele também será seu nos próximos jogos, se estiver livre e você não assumir o lugar de alguém.{ $pairs ->
        [yes] {" "}Uma dupla joga com o coelho que um dos dois escolheu.
       *[no] { "" }
    }
rabbit-placeholder = Outro coelho…
seat-ask =
    ### 🪑 Seu lugar
    { $kept ->
        [yes] À sua direita: { $right }. À sua esquerda: { $left }, que narra depois de você.
       *[no] Os lugares são sorteados no início. Assim que alguém escolher um, todos se sentam na ordem da lista no canal.
    }
seat-by-team =
    ### 🪑 Seu lugar
    { $kept ->
        [yes] Seu lugar é a sua dupla: os parceiros ficam frente a frente, e as duplas na ordem dos números, primeiro as completas.
       *[no] Seu lugar é a sua dupla: os parceiros ficam frente a frente. A ordem das duplas é sorteada.
    }
seat-option = À esquerda de { $name }
seat-placeholder = Outro lugar…
button-correct = Corrigir a dica
correct-hint = Você pode mudá-la até outra pessoa dar uma carta
