# As regras, como jogar, e a regra por trás de cada ponto.

rules-title = ## 📖 As regras: { $ruleset }
rules-variants-on = Variantes ativas: { $list }.
rules-variants-off = Variantes inativas: { $list }.

rules-heading-clue = Dica e cartas
rules-heading-vote = Voto
rules-heading-points = Pontos
rules-heading-end = De uma rodada para a outra
rules-heading-people = Quem falta, quem chega, quem sai

rules-players =
    { $only ->
        [yes] { $most }
       *[no] { $most ->
            [4] { $least } ou { $most }
           *[other] De { $least } a { $most }
        }
    } jogadores, cada um com { $hand } cartas na mão{ $three ->
        [0] .
       *[other] {" "}(com três jogadores: { $three }).
    }
rules-players-teams = { $counts } jogadores em duplas: cada dupla se senta frente a frente e pontua junto. Cada jogador tem { $hand } cartas na mão.
rules-secret = Não mostre suas cartas a ninguém.
rules-three =
    { $count ->
        [one] Com três jogadores no início da rodada, quem não narra dá uma carta: ficam { $table } na mesa.
       *[other] Com três jogadores no início da rodada, quem não narra dá { $count } cartas: ficam { $table } na mesa.
    }
rules-clue = O narrador escolhe uma carta e dá uma dica inspirada nela: uma palavra, uma frase{ $files ->
        [no] { "" }
       *[yes] , um som
    }; inventada, ou tirada de uma música, de um filme, de um poema.
rules-clue-party = O narrador dá uma dica antes que alguém veja as próprias cartas: uma palavra, uma frase{ $files ->
        [no] { "" }
       *[yes] , um som
    }; inventada ou citada.
rules-clue-party-storyteller = O narrador dá uma dica antes de ver as próprias cartas: uma palavra, uma frase{ $files ->
        [no] { "" }
       *[yes] , um som
    }; inventada ou citada.
rules-clue-party-open = O narrador dá uma dica que não precisa ter a ver com uma carta sua: uma palavra, uma frase{ $files ->
        [no] { "" }
       *[yes] , um som
    }; inventada ou citada.
rules-first-hidden = Enquanto qualquer um puder ser o primeiro narrador, ninguém vê as próprias cartas.
rules-clip = A dica também pode ser cantada ou feita com mímica: { $files ->
        [no] ao vivo no canal de voz
       *[yes] em imagem ou vídeo, ou ao vivo no canal de voz
    }.
rules-cards =
    { $count ->
        [one] Cada um dos outros dá a carta da sua mão que mais combina com a dica. As cartas são embaralhadas e colocadas na mesa, numeradas.
       *[other] Cada um dos outros dá as { $count } cartas da sua mão que mais combinam com a dica. As cartas são embaralhadas e colocadas na mesa, numeradas.
    }
rules-cards-party =
    { $count ->
        [one] Depois todos, inclusive o narrador, dão a carta da sua mão que mais combina com a dica. As cartas são embaralhadas e colocadas na mesa, numeradas.
       *[other] Depois todos, inclusive o narrador, dão as { $count } cartas da sua mão que mais combinam com a dica. As cartas são embaralhadas e colocadas na mesa, numeradas.
    }
rules-cards-teams = Quem faz dupla com o narrador também dá uma carta. Cada uma das outras duplas dá uma carta, escolhida em conjunto: vale a de quem for mais rápido. Podem conversar, mas na frente de todos e sem mostrar nem descrever as cartas.
rules-vote = Todos menos o narrador votam em segredo na carta que acham que é a dele. Ninguém vota na própria carta.
rules-vote-teams = Nas outras duplas, vota em segredo quem não deu a carta. Um voto na carta da própria dupla não vale como acerto nem dá pontos a ninguém, mas conta como voto.
rules-vote-party = Todos, inclusive o narrador, colocam em segredo uma ficha de votação na carta que acham que vai ter mais votos. Pode até ser a própria.
rules-red = O narrador também precisa colocar em segredo uma ficha vermelha, em qualquer carta: essa carta não dá pontos a ninguém.
rules-red-optional = O narrador também pode colocar em segredo uma ficha vermelha, em qualquer carta: essa carta não dá pontos a ninguém.
rules-tokens =
    Com { $players } jogadores{ $more ->
        [yes] {" "}ou mais
       *[no] { "" }
    } no início da rodada, cada um pode usar { $count ->
        [2] uma ou duas fichas de votação
       *[other] até { $count } fichas de votação
    }, em cartas diferentes{ $lowered ->
        [yes] {" "}e nunca em todas em que poderia votar
       *[no] { "" }
    }; basta uma na carta do narrador para acertar.
rules-points-failure = Se **todos** ou **ninguém** acertar: 0 para o narrador, { $points } para quem votou.
rules-points-failure-teams = Se **todos** ou **ninguém** acertar: pela dica, 0 para a dupla do narrador, e { $points } para cada uma das outras duplas que votaram.
rules-points-failure-players = Se **todos** ou **ninguém** acertar: pela dica, 0 para a dupla do narrador, e { $points } por pessoa para as outras duplas que votaram.
rules-points-found = Caso contrário: { $teller } para o narrador e { $finder } para quem acertou.
rules-points-found-teams = Caso contrário: { $teller } para a dupla do narrador e { $finder } para cada dupla que acertou.
rules-points-lone = Se só um jogador acertar entre os vários que votaram, ele e o narrador recebem { $points } cada.
rules-points-lone-teams = Se só uma dupla acertar entre as várias que votaram, ela e a do narrador recebem { $points } cada.
rules-points-bonus = Quem acertar usando uma única ficha, quando podia usar mais, ganha { $points } a mais, mesmo que todos acertem.
rules-points-votes =
    Cada ficha em outra carta: 1 ponto para quem deu essa carta{ $cap ->
        [none] .
       *[other] , no máximo { $cap } por rodada.
    } O narrador nunca recebe esses pontos.
rules-points-votes-teams =
    Cada ficha de outra dupla em uma carta que não seja a do narrador: 1 ponto para a dupla que deu essa carta{ $cap ->
        [none] .
       *[other] , no máximo { $cap } por rodada.
    } O mesmo vale para a outra carta da dupla do narrador.
rules-points-party = Você recebe um ponto por ficha de votação na carta em que votou, contando a sua, no máximo { $cap }.
rules-points-party-none =
    Só você nessa carta: 0.{ $red ->
        [yes] {" "}Carta com a ficha vermelha: 0.
       *[no] { "" }
    } Votos na carta que você deu não valem nada para você.
rules-points-missing = Quem não votar antes do fim da votação não conta entre os que votaram. Se ninguém votar, ninguém pontua.
rules-points-one-ballot = Se só um jogador votar, embora outros pudessem, e acertar, é um acerto normal: não conta como “todos”.
rules-first-offer = Quem tiver a primeira ideia é o primeiro narrador; se o jogo seguir sem nenhuma, há um sorteio. Depois, a vez passa para a esquerda.
rules-first-random = O primeiro narrador é sorteado; depois, a vez passa para a esquerda.
rules-first-host = O anfitrião é o primeiro narrador; depois, a vez passa para a esquerda.
rules-first-choice = No início, o anfitrião escolhe o primeiro narrador; se o jogo começar sem o anfitrião, é quem tiver a primeira ideia. Depois, a vez passa para a esquerda.
rules-draw =
    No fim da rodada, todos compram cartas do monte até ficarem com { $hand }{ $three ->
        [0] .
       *[other] {" "}(com três jogadores: { $three }).
    }
rules-draw-all =
    No fim da rodada, todas as cartas que não estão na mão de ninguém são embaralhadas juntas, e todos compram até ficarem com { $hand }{ $three ->
        [0] .
       *[other] {" "}(com três jogadores: { $three }).
    }
rules-pass = Depois, todos passam a mão inteira para a esquerda, sem ver o que compraram.
rules-recycle = Quando o monte não dá para todos, o descarte é embaralhado e vai para baixo dele.
rules-recycle-players = Quando o monte tem menos cartas do que jogadores, ou não dá para todos, o descarte é embaralhado e vai para baixo dele.
rules-end-target =
    O jogo acaba na rodada em que { $pairs ->
        [yes] uma dupla
       *[no] alguém
    } chegar a { $points } pontos.
rules-end-laps =
    { $laps ->
        [one] O jogo acaba quando a vez de narrar tiver dado uma volta na mesa.
        [2] O jogo acaba quando a vez de narrar tiver dado duas voltas na mesa.
       *[other] O jogo acaba quando a vez de narrar tiver dado { $laps } voltas na mesa.
    }
rules-end-pile = O jogo acaba depois da rodada em que a última carta do monte é comprada.
rules-end-first = Vale o que vier primeiro.
rules-winner = Ganha quem tiver mais pontos; em caso de empate, todos os empatados ganham.
rules-winner-teams = Ganha a dupla com mais pontos; em caso de empate, todas as duplas empatadas ganham.
rules-absent = Quando { $timed ->
        [yes] o tempo acaba, ou quando { "" }
       *[no] { "" }
    }o anfitrião ou metade de vocês avança sem esperar, o narrador sem dica perde a vez, a carta que falta é sorteada e o voto que falta não conta. Após duas vezes seguidas, ninguém espera por você até você fazer algo.
rules-red-missing = Se o narrador não colocar a ficha vermelha antes do fim da votação, a rodada fica sem ela.
rules-leave =
    Quem saiu não pontua nem ganha. As cartas que deixou na mesa e os votos que deu ficam{ $guessing ->
        [yes] , mas os pontos por votos nessas cartas não vão para ninguém.
       *[no] .
    }
rules-join = Quem chega mais tarde joga a partir da rodada seguinte{ $last ->
        [yes] , se a última não tiver começado
       *[no] { "" }
    }: no lugar do computador que tem menos pontos, e com esses pontos, se houver algum; se não, desde que a mesa não esteja cheia e haja cartas suficientes, com a menor pontuação e narrando por último na volta em curso.
rules-join-teams = Quem chega mais tarde joga a partir da rodada seguinte{ $last ->
        [yes] , se a última não tiver começado
       *[no] { "" }
    }: em um lugar vazio ou de um computador, com mão e pontos, ou, desde que a mesa não esteja cheia e haja cartas suficientes, em uma dupla nova, com a menor pontuação.
rules-mate-left = Se a outra pessoa da dupla sair, você joga pelos dois lugares até alguém ocupar o vazio. Uma dupla vazia não pode ganhar; a carta dela é sorteada, e ela perde as suas vezes de narrar.
rules-void = Uma rodada interrompida antes de as cartas irem à mesa (como quando o narrador sai), com a dica removida ou uma carta dela escondida pela moderação antes da pontuação, não dá pontos, mas conta como vez do narrador.
rules-too-few = Com menos de { $least } jogadores, ou só com computadores, o jogo acaba (com as cartas na mesa, depois dessa rodada) sem vencedor{ rules-still-won }
rules-too-few-teams = Se sobrarem menos de { $teams } duplas com alguém, ou só computadores, o jogo acaba (com as cartas na mesa, depois dessa rodada) sem vencedor{ rules-still-won }
rules-still-won =
    { $won ->
        [target] , a menos que assim { $pairs ->
            [yes] uma dupla
           *[no] alguém
        } chegue a { $points } pontos.
        [laps] , a menos que assim se feche a última volta.
        [target-laps] , a não ser que pontos ou voltas encerrem o jogo.
       *[no] .
    }
rules-no-votes =
    O jogo também acaba sem vencedor se ninguém votar por tantas rodadas seguidas (mesmo perdidas ou interrompidas) quantos forem os { $pairs ->
        [yes] lugares
       *[no] jogadores
    }.

howto-title = ## ❔ Como jogar
howto-example = Liberdade
howto-clue-usual = O narrador escolhe uma carta e dá uma dica inspirada nela, nem óbvia demais, nem vaga demais.
howto-clue-party = O narrador dá uma dica antes que alguém veja as próprias cartas.
howto-clue-party-storyteller = O narrador dá uma dica antes de ver as próprias cartas.
howto-clue-party-open = O narrador dá uma dica que não precisa ter a ver com uma carta sua.
howto-cards-usual = Todos os outros dão a carta que mais combina.
howto-cards-teams = Quem faz dupla com o narrador dá uma carta que combina; em cada uma das outras duplas, só uma pessoa dá.
howto-cards-party = Todos dão a carta que mais combina, inclusive o narrador.
howto-three =
    { $count ->
        [one] Com três jogadores no início da rodada, uma carta cada.
       *[other] Com três jogadores no início da rodada, { $count } cartas cada.
    }
howto-hand = Sua mão chega por mensagem direta, ou em 🃏 **{ button-hand }**.
howto-pass = Depois de cada rodada, todos passam a mão inteira para a esquerda.
howto-vote-usual = As cartas vão para a mesa, embaralhadas. Use 🗳️ **{ button-vote }** e encontre a do narrador.
howto-vote-teams = As cartas vão para a mesa, embaralhadas. Nas outras duplas, quem não deu a carta usa 🗳️ **{ button-vote }** e procura a do narrador.
howto-vote-party = As cartas vão para a mesa, embaralhadas. Use 🗳️ **{ button-vote }** e escolha a que você acha que vai ter mais votos.
howto-tokens =
    Com { $players } jogadores{ $more ->
        [yes] {" "}ou mais
       *[no] { "" }
    } no início da rodada, você pode usar { $count ->
        [2] uma ou duas fichas
       *[other] até { $count } fichas
    }, em cartas diferentes{ $lowered ->
        [yes] {" "}e nunca em todas em que poderia votar
       *[no] { "" }
    }.
howto-points-failure = Se **todos** ou **ninguém** acertar: 0 para o narrador, { $points } para os outros.
howto-points-failure-teams = Se **todos** ou **ninguém** acertar: pela dica, 0 para a dupla do narrador, { $points } para cada uma das outras.
howto-points-failure-players = Se **todos** ou **ninguém** acertar: pela dica, 0 para a dupla do narrador, { $points } por pessoa para as outras.
howto-points-found = Caso contrário: { $teller } para o narrador, { $finder } para quem acertou.
howto-points-found-teams = Caso contrário: { $teller } para a dupla do narrador, { $finder } para cada dupla que acertou.
howto-points-lone = Se só um jogador acertar, ele e o narrador recebem { $points } cada.
howto-points-lone-teams = Se só uma dupla acertar, ela e a do narrador recebem { $points } cada.
howto-points-bonus = Quem acertar com uma única ficha, quando podia usar mais: { $points } a mais.
howto-points-votes =
    Cada ficha em outra carta: 1 para quem deu essa carta{ $cap ->
        [none] .
       *[other] , no máximo { $cap }.
    }
howto-points-votes-teams =
    Cada ficha de outra dupla em outra carta: 1 para a dupla que deu essa carta{ $cap ->
        [none] .
       *[other] , no máximo { $cap }.
    }
howto-points-party = Você recebe um ponto por ficha na carta em que votou, no máximo { $cap }.
howto-points-party-none =
    Só você nessa carta: 0.{ $red ->
        [yes] {" "}Com a ficha vermelha: 0.
       *[no] { "" }
    }
howto-alt = Como jogar, em imagens. { $list }
howto-alt-clue = O narrador, um coelho com coroa, puxa uma carta da mão e diz “{ $clue }”.
howto-alt-clue-hidden = O narrador, um coelho com coroa, diz “{ $clue }” diante de uma mão virada para baixo.
howto-alt-clue-open = O narrador, um coelho com coroa, diz “{ $clue }” diante de uma mão de cartas.
howto-alt-cards-usual = Os outros coelhos mostram cartas suas.
howto-alt-cards-teams = Os coelhos estão em duplas, e um de cada dupla mostra uma carta.
howto-alt-cards-party = Todos os coelhos mostram cartas suas, inclusive o narrador.
howto-alt-vote =
    As cartas estão numeradas, e atrás de algumas estão os coelhos que puseram uma ficha nelas.{ $red ->
        [yes] {" "}Uma tem a ficha vermelha.
       *[no] { "" }
    }
howto-alt-guessing = Cartas com fichas e os pontos que elas dão: na carta do narrador, todas as fichas ou nenhuma; só algumas; uma ficha em outra carta.
howto-alt-agreement =
    Cartas com fichas e os pontos que elas dão: várias fichas na mesma carta; uma sozinha{ $red ->
        [yes] ; fichas na carta com a vermelha.
       *[no] .
    }

explain-title = ### 🧮 Rodada { $round }, ponto por ponto
explain-too-few = Não havia mais gente suficiente para acabar esta rodada.
explain-void =
    Em uma rodada assim ninguém pontua{ $turn ->
        [yes] , mas ela conta como vez do narrador.
       *[no] .
    }
explain-card = **{ $number }** · { $giver }{ $kind ->
        [storyteller] { " " }(a carta do narrador)
        [red] { " " }(com a ficha vermelha)
       *[other] { "" }
    }{ $drawn ->
        [yes] { " " }(sorteada)
       *[no] { "" }
    }{ $count ->
        [0] { "" }
       *[other] { " " }← { $voters }
    }
explain-outcome-found =
    { $ballots ->
        [1] Só um jogador votou, e acertou a carta { $number }.
       *[other] { $finders ->
            [one] Um jogador acertou a carta { $number }.
           *[other] Uns acertaram a carta { $number }, outros não.
        }
    }
explain-outcome-lone-finder = Só um jogador acertou a carta { $number }.
explain-outcome-everybody = Todos os que votaram acertaram a carta { $number }.
explain-outcome-nobody = Nenhum dos que votaram acertou a carta { $number }.
explain-outcome-no-ballots = Ninguém votou, então ninguém pontua.
explain-outcome-agreement =
    Pontua quem escolhe a mesma carta que os outros{ $red ->
        [yes] , desde que a ficha vermelha não esteja nela.
       *[no] .
    }
explain-storyteller = **Narrador:** { $names }
explain-storyteller-rule =
    { $ballots ->
        [1] Só um jogador votou, e acertou a carta: { $teller } para o narrador.
       *[other] Uns acertam e outros não: { $teller } para o narrador.
    }
explain-storyteller-teams = **Dupla do narrador:** { $names }
explain-storyteller-teams-rule =
    { $ballots ->
        [1] Só um jogador votou, e acertou a carta: { $teller } para a dupla do narrador.
       *[other] Umas duplas acertam e outras não: { $teller } para a dupla do narrador.
    }
explain-found = **Quem acertou:** { $names }
explain-found-rule =
    { $ballots ->
        [1] Só um jogador votou, e acertou a carta: { $finder } pelo acerto.
       *[other] { $finder } para quem acertou, a não ser que todos acertem.
    }
explain-found-teams-rule =
    { $ballots ->
        [1] Só uma dupla votou, e acertou a carta: { $finder } pelo acerto.
       *[other] { $finder } para cada dupla que acertou, a não ser que todas acertem.
    }
explain-lone-finder = **Só um jogador acertou:** { $names }
explain-lone-finder-rule =
    { $paid ->
        [finder] { $lone } para quem acertou.
        [storyteller] { $lone } para o narrador.
       *[both] { $lone } para quem acertou e { $lone } para o narrador.
    }
explain-lone-finder-teams = **Só uma dupla acertou:** { $names }
explain-lone-finder-teams-rule =
    { $paid ->
        [finder] { $lone } para a dupla que acertou.
        [storyteller] { $lone } para a dupla do narrador.
       *[both] { $lone } para a dupla que acertou e { $lone } para a do narrador.
    }
explain-failure = **Todos ou ninguém:** { $names }
explain-failure-rule =
    { $each ->
        [team] Pela dica, 0 para a dupla do narrador, { $failure } para cada uma das outras duplas que votaram.
        [heads] Pela dica, 0 para a dupla do narrador, { $failure } por pessoa para as outras duplas que votaram.
       *[player] 0 para o narrador, { $failure } para quem votou.
    }
explain-single-token = **Bastou uma ficha:** { $names }
explain-single-token-rule = { $bonus } a mais para quem acertou usando uma única ficha.
explain-votes = **Votos recebidos:** { $names }
explain-votes-rule =
    { $each ->
        [player] Um ponto por ficha em uma carta sua{ $cap ->
            [none] .
           *[other] , no máximo { $cap } por rodada.
        }
       *[other] Um ponto por ficha de outra dupla em uma carta da sua{ $cap ->
            [none] .
           *[other] , no máximo { $cap } por rodada.
        }
    } A carta do narrador não dá nenhum.
explain-agreement = **Em sintonia:** { $names }
explain-agreement-rule =
    Um ponto por ficha de votação na carta escolhida, no máximo { $cap }; nada se for só uma{ $red ->
        [yes] {" "}ou se a vermelha estiver lá.
       *[no] .
    }
explain-nothing = **Sem pontos:** { $names }
explain-left = **Quem saiu do jogo:** { $names }. { $what ->
        [team] { $count ->
            [one] A dupla continua pontuando.
           *[other] As duplas continuam pontuando.
        }
        [team-card] { $count ->
            [one] Votos na carta de quem saiu não valem; no resto, a dupla continua pontuando.
           *[other] Votos nas cartas de quem saiu não valem; no resto, as duplas continuam pontuando.
        }
        [card] Sem pontos, nem pelos votos recebidos.
       *[none] Sem pontos.
    }
