# As regras, como jogar, e a regra por trás de cada ponto.

rules-title = ## 📖 As regras: { $ruleset }

rules-heading-clue = Pista e cartas
rules-heading-vote = Voto
rules-heading-points = Pontos
rules-heading-end = De um turno ao outro
rules-heading-people = Quem falta, quem chega, quem sai

rules-players = De { $least } a { $most } jogadores, cada um com { $hand } cartas na mão.
rules-players-teams = De { $least } a { $most } jogadores em duplas: cada dupla senta-se frente a frente e pontua em conjunto. Cada jogador tem { $hand } cartas na mão.
rules-three = Com três jogadores: { $hand } cartas na mão, e quem não narra dá { $count }.
rules-clue = O narrador escolhe uma carta e dá uma pista inspirada nela: uma palavra, uma frase, um som; inventada, ou tirada de uma canção, de um filme, de um poema.
rules-clue-party = O narrador dá uma pista antes de se verem as cartas: uma palavra, uma frase, um som; inventada ou citada.
rules-clip = A pista também pode ser cantada ou feita em mímica: num anexo, ou ao vivo no canal de voz.
rules-cards =
    { $count ->
        [one] Cada um dos outros dá a carta da sua mão que melhor combina com a pista. As cartas são misturadas e postas na mesa, numeradas.
       *[other] Cada um dos outros dá as suas { $count } cartas que melhor combinam com a pista. As cartas são misturadas e postas na mesa, numeradas.
    }
rules-cards-party =
    { $count ->
        [one] Depois todos, narrador incluído, dão a carta da sua mão que melhor combina. As cartas são misturadas e postas na mesa, numeradas.
       *[other] Depois todos, narrador incluído, dão as suas { $count } cartas que melhor combinam. As cartas são misturadas e postas na mesa, numeradas.
    }
rules-cards-teams = Também dá uma carta quem faz dupla com o narrador, e uma só pessoa em cada uma das outras duplas: a mais rápida. Podem combinar entre si, mas à vista de todos e sem nunca descrever as cartas.
rules-vote = Todos menos o narrador votam em segredo na carta que acham que é a dele. Nunca se vota numa carta própria.
rules-vote-teams = Em cada uma das outras duplas, vota em segredo quem não deu a carta. Um voto na carta da própria dupla não vale nada.
rules-vote-party = Todos, narrador incluído, põem em segredo uma ficha verde na carta que acham que vai ter mais votos, que até pode ser a própria.
rules-red = O narrador tem também de pôr uma ficha vermelha numa carta qualquer.
rules-tokens =
    Com { $players } jogadores ou mais no início do turno, cada um pode usar { $count ->
        [2] uma ou duas fichas de voto
       *[other] até { $count } fichas de voto
    }, em cartas diferentes e nunca em todas aquelas em que podia votar; basta uma na carta do narrador para acertar.
rules-points-failure = Se **todos** ou **ninguém** acertar: 0 para o narrador, { $points } para quem votou.
rules-points-found = Caso contrário: { $teller } para o narrador e { $finder } para quem acertou.
rules-points-lone = Se entre vários votantes só uma pessoa acertar, ela e o narrador recebem { $points } cada.
rules-points-bonus = Quem acertar com uma única ficha recebe sempre mais { $points }.
rules-points-votes =
    Cada ficha noutra carta: 1 ponto para quem deu essa carta{ $cap ->
        [none] .
       *[other] , no máximo { $cap } por turno.
    } O narrador nunca recebe estes pontos.
rules-points-votes-teams =
    Cada ficha numa carta que não seja a do narrador: 1 ponto para a dupla que deu essa carta{ $cap ->
        [none] .
       *[other] , no máximo { $cap } por turno.
    } O mesmo vale para a outra carta da dupla do narrador.
rules-points-party = Recebe tantos pontos quantas forem as pessoas com a ficha verde na mesma carta, contando com a sua, no máximo { $cap }.
rules-points-party-none = Sem mais ninguém nessa carta: 0. Na carta com a ficha vermelha: 0. Os votos na carta que deu não lhe trazem nada.
rules-points-missing = Quem não votar a tempo não conta entre os que acertaram nem entre os que erraram. Se ninguém votar, ninguém pontua.
rules-points-one-ballot = Se só chegar um voto, podendo haver mais, e estiver certo, é um acerto normal: não conta como “todos”.
rules-first-offer = Narra primeiro quem tiver a primeira ideia; depois passa-se à esquerda.
rules-first-random = Quem narra primeiro é decidido por sorteio; depois passa-se à esquerda.
rules-first-host = O anfitrião narra primeiro; depois passa-se à esquerda.
rules-draw = No fim do turno, todos tiram cartas da bisca (o monte) até terem { $hand }.
rules-draw-pass = No fim do turno, todos tiram cartas da bisca (o monte) até terem { $hand } e passam a mão inteira à esquerda, sem ver o que tiraram.
rules-draw-all = No fim do turno, misturam-se todas as cartas que não estão em nenhuma mão, e todos tiram até terem { $hand }.
rules-recycle = Quando a bisca não chega, o descarte misturado vai para baixo dela.
rules-end-target = O jogo acaba no turno em que alguém chegar a { $points } pontos.
rules-end-laps =
    { $laps ->
        [one] O jogo acaba quando todos tiverem narrado uma vez.
        [2] O jogo acaba quando todos tiverem narrado duas vezes.
       *[other] O jogo acaba quando todos tiverem narrado { $laps } vezes.
    }
rules-end-pile = O jogo acaba no turno em que sair a última carta da bisca.
rules-winner = Ganha quem tiver mais pontos; em caso de empate, a vitória é de todos os que empataram.
rules-winner-teams = Ganha a dupla com mais pontos; em caso de empate, a vitória é de todas as que empataram.
rules-absent = Acabado o prazo, o narrador passa a vez, a carta que falta é sorteada e o voto que falta é uma abstenção. Se alguém falhar duas vezes seguidas, o jogo segue sem esperar até que volte.
rules-leave = Quem sai já não recebe pontos. As cartas que deixou na mesa e os votos que deu ficam.
rules-join = Quem chega mais tarde entra no turno seguinte com a pontuação mais baixa da mesa, e é o último a narrar.
rules-join-teams = Quem chega mais tarde ocupa um lugar vazio com a mão e os pontos que lá estão; duas pessoas podem entrar como dupla, com a pontuação mais baixa.
rules-mate-left = Quem ficar só na dupla joga pelos dois lugares, até alguém ocupar um deles.
rules-void = Um turno interrompido antes de as cartas estarem na mesa, ou que fique sem pista, não dá pontos, mas conta como jogado.
rules-too-few = Com menos de { $least } jogadores, ou depois de uma volta inteira sem votos, o jogo acaba com os pontos que houver.

howto-title = ## ❔ Como jogar
howto-idea = Dixit é um jogo de imagens e do que elas nos lembram. Uma pessoa narra, as outras adivinham.
howto-hand = **1. A mão** chega por mensagem direta; também pode vê-la em **{ button-hand }**, em qualquer mensagem.
howto-clue-usual = **2. A pista.** O narrador escolhe uma carta e dá uma pista inspirada nela. Nem clara demais, nem rebuscada demais!
howto-clue-teams = **2. A pista.** O narrador escolhe uma carta e dá uma pista inspirada nela. Nem clara demais, nem rebuscada demais!
howto-clue-party = **2. A pista.** O narrador dá primeiro uma pista. Só depois chegam as cartas.
howto-cards-usual = **3. As cartas.** Todos os outros dão a carta que melhor combina. Até chegarem todas, ainda se pode retirar.
howto-cards-teams = **3. As cartas.** Também dá uma carta quem faz dupla com o narrador, e uma só pessoa em cada uma das outras duplas.
howto-cards-party = **3. As cartas.** Todos dão a carta que melhor combina, narrador incluído.
howto-vote-usual = **4. O voto.** As cartas estão na mesa, numeradas. Use **{ button-vote }** e escolha a do narrador: até todos votarem, ninguém vê a sua escolha.
howto-vote-teams = **4. O voto.** Quem não deu a carta usa **{ button-vote }** e procura a do narrador.
howto-vote-party = **4. O voto.** Use **{ button-vote }** e escolha a carta que vai ter mais votos. O narrador põe também uma ficha vermelha, que estraga uma delas.
howto-points-usual = **5. Os pontos.** Se alguns acertarem, mas não todos, o narrador e quem acertou recebem 3. Se todos acertarem, ou ninguém, o narrador fica sem nada e os outros recebem 2 cada. A sua carta enganou alguém? Um ponto por cada voto.
howto-points-teams = **5. Os pontos.** Se algumas duplas acertarem, mas não todas, a dupla do narrador e as que acertaram recebem 3. Se todas acertarem, ou nenhuma, a dupla do narrador fica sem nada e as outras recebem 2. Uma carta que engana os outros vale um ponto por cada voto.
howto-points-party = **5. Os pontos.** Quanto mais gente na mesma carta, mais pontos para cada um, até 5. Sem mais ninguém, ou na vermelha: nada.
howto-more = Em **{ button-rules }** estão todos os detalhes. `/dixit { command-explain }` mostra a regra por trás de cada ponto.

explain-title = ### 🧮 Turno { $round }, ponto por ponto
explain-void = Num turno assim ninguém pontua, mas conta como jogado.
explain-card = **{ $number }** · { $giver }{ $kind ->
        [storyteller] { " " }(a carta do narrador)
        [red] { " " }(a ficha vermelha)
       *[other] { "" }
    }{ $count ->
        [0] { "" }
       *[other] { " " }← { $voters }
    }
explain-outcome-found = Alguns acertaram na carta { $number }, outros não.
explain-outcome-lone-finder = Só uma pessoa acertou na carta { $number }.
explain-outcome-everybody = Todos os que votaram acertaram na carta { $number }.
explain-outcome-nobody = Nenhum dos que votaram acertou na carta { $number }.
explain-outcome-no-ballots = Ninguém votou, por isso ninguém pontua.
explain-outcome-agreement = Os pontos são para quem escolhe a mesma carta.
explain-storyteller = **Narrador:** { $names }
explain-storyteller-rule = Alguns acertaram e outros não: { $teller } para o narrador.
explain-found = **Acertaram:** { $names }
explain-found-rule = { $finder } para quem acertou, desde que não sejam todos nem ninguém.
explain-lone-finder = **Só uma pessoa acertou:** { $names }
explain-lone-finder-rule = { $lone } para quem acertou e { $lone } para o narrador.
explain-failure = **Todos ou ninguém:** { $names }
explain-failure-rule = 0 para o narrador, { $failure } para quem votou.
explain-single-token = **Bastou uma ficha:** { $names }
explain-single-token-rule = Mais { $bonus } para quem acertou com uma única ficha.
explain-votes = **Votos recebidos:** { $names }
explain-votes-rule =
    Um ponto por cada ficha numa carta sua{ $cap ->
        [none] .
       *[other] , no máximo { $cap } por turno.
    } A carta do narrador não dá nenhum.
explain-agreement = **Em sintonia:** { $names }
explain-agreement-rule = Tantos pontos quantas fichas verdes houver na carta escolhida, no máximo { $cap }; nada se for só uma ou se lá estiver a vermelha.
explain-nothing = **Sem pontos:** { $names }
