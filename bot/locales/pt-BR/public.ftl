# O que todos leem no canal.

-game = Dixit
language-name = Português
list-and = { $head } e { $last }
list-more = { $head } e mais { $count }
list-or = { $head } ou { $last }
former-player = um ex-jogador
empty-team = uma dupla vazia
round-title = ### Rodada { $round }
round-title-of = ### Rodada { $round } de { $rounds }
standings = Placar: { $scores }
pile =
    { $count ->
        [one] No monte: { $count } carta
       *[other] No monte: { $count } cartas
    }

## Regras, ritmos, variantes, fim do jogo

ruleset-classic = Clássico
ruleset-odyssey = Odyssey
ruleset-party = Party
ruleset-teams = Em duplas
ruleset-mini = Mini
pace-relaxed = tranquilo
pace-normal = normal
pace-blitz = relâmpago
pace-untimed = sem relógio
pace-correspondence = um dia por fase
variant-lone-finder = acerto solitário
variant-three-players = cartas extras para três jogadores
variant-mime-or-sing = mímica ou canto
variant-optional-red = ficha vermelha opcional
variant-hidden-hands = mãos escondidas de todos antes da dica
departure = { $field }: { $choice } (no manual: { $book })
departure-italian = { $field }: { $choice } (no manual italiano: { $book })
hand-and-three = { $hand }, com três jogadores { $three }
departure-with = com “{ $variant }”{ $name ->
        [optional-red] {" "}(como no manual português)
       *[other] { "" }
    }
departure-without = sem “{ $variant }”
departure-no-red = sem a ficha vermelha
departure-open-hands = o narrador vê as próprias cartas antes da dica
departure-three-players = com três jogadores, { $hand } cartas na mão e { $count } para dar
summary-differs = { $ends } · como no manual, exceto: { $list }
ends-target =
    até { $pairs ->
        [yes] uma dupla
       *[no] alguém
    } chegar a { $points } pontos
ends-laps =
    { $laps ->
        [one] até a vez de narrar dar uma volta na mesa
        [2] até a vez de narrar dar duas voltas na mesa
       *[other] até a vez de narrar dar { $laps } voltas na mesa
    }
ends-pile = até o monte acabar
ends-or = { $head } ou { $last }
ends-else = { $ends } (no manual: { $book })

## Botões

button-join = Entrar
button-leave = Sair
button-start = Começar
button-settings = Opções
button-howto = Como jogar
button-rules = Regras
button-hand = Minha mão
button-vote = Votar
button-describe = Ver descrições
button-next = Próxima rodada
button-end = Ver o pódio
button-resume = Retomar
button-explain = Explicar
button-star = Estrela
button-rematch = Jogar de novo
button-reopen = Abrir outra mesa
button-team = Dupla { $team }

## Tempo

time-left = ⏳ Prazo: { $when }
short-of-players =
    ⚠️ Restaram jogadores de menos: o jogo acaba depois desta rodada{ $won ->
        [no] {" "}sem vencedor
       *[maybe] { "" }
    }{ $count ->
        [0] .
        [one] , a menos que alguém entre.
       *[other] , a menos que entrem mais { $count }.
    }
short-of-people =
    ⚠️ Restaram pessoas de menos: o jogo acaba depois desta rodada{ $won ->
        [no] {" "}sem vencedor
       *[maybe] { "" }
    }{ $count ->
        [0] .
        [one] , a menos que entre uma pessoa.
       *[other] , a menos que entrem mais { $count }, entre eles pelo menos uma pessoa.
    }
short-of-votes = ⚠️ Ninguém mais pode votar, e com esta são rodadas seguidas demais sem voto: o jogo acaba depois desta rodada sem vencedor.
short-of-turns =
    ⚠️ Depois desta rodada, só há vezes de duplas vazias, que se perdem: o jogo acaba{ $count ->
        [0] .
        [one] , a menos que alguém entre.
       *[other] , a menos que entrem mais { $count }.
    }
time-closing = ⏳ { $votes ->
        [no] { remind-no-votes }
        [left] Os votos chegaram.
       *[yes] Os votos chegaram, e ainda dá para mudar de ideia.
    } Fim da votação: { $when }
time-next-round = Próxima rodada: { $when }
time-podium = Pódio: { $when }
time-paused =
    ⏸️ O relógio está parado; { $own ->
        [yes] você (o anfitrião)
       *[no] o anfitrião ({ $host })
    } ou a moderação pode retomá-lo.
time-paused-votes = ⏸️ { $votes ->
        [no] { remind-no-votes } O relógio está parado
       *[yes] Os votos chegaram, mas o relógio está parado
    }: a votação fecha depois que { $own ->
        [yes] você (o anfitrião)
       *[no] o anfitrião ({ $host })
    } ou a moderação o retomar.
awaited = Esperando { $names }.
either-of = { $one } ou { $other }

away = 💤 O jogo segue sem esperar { $names }.{ $ways ->
        [next] {" "}Para voltar, basta dar uma carta, votar ou usar **{ button-next }**.
        [give] {" "}Para voltar, basta dar uma carta ou votar.
        [vote] {" "}Para voltar, basta votar.
       *[none] { "" }
    }
joins-next = 🐇 No jogo a partir da próxima rodada: { $names }.
joins-over = { $name } (no lugar de { $other })
joins-in-pairs = 🐇 { $name } está esperando mais um jogador ou um lugar vago: em duplas, novos jogadores entram de dois em dois.
joins-empty-seat = 🐇 { $name } só entra se um lugar vagar: em duplas, novos jogadores entram de dois em dois, e ninguém mais pode entrar.
joins-no-more = 🐇 Não dá mais tempo de { $name } entrar neste jogo. Fica para o próximo!

## Antes do jogo

lobby-title = ## 🐇 { -game }: quem vai jogar?
lobby-choices = **{ $ruleset }** · { $decks } · ritmo: { $pace }
lobby-no-deck = nenhum baralho
lobby-decks-gone =
    ⚠️ { $count ->
        [one] Não existe mais
       *[other] Não existem mais
    }: { $gone }. O anfitrião pode escolher outros baralhos em **{ button-settings }**.
deck-nameless = um baralho deste servidor
lobby-room = { $least }–{ $most } jogadores
lobby-room-teams = { $counts } jogadores
lobby-picture-title = { -game }
lobby-alt = Os coelhos à mesa: { $names }.
player-rabbit = { $player } · { $colour }
player-computer = { $player } · { $level }
player-host = { $player } · anfitrião
player-in-team = { $player } · dupla { $team }
lobby-missing =
    { $count ->
        [one] Falta um jogador para começar.
       *[other] Faltam { $count } jogadores para começar.
    }
lobby-odd = O jogo é em duplas: falta um jogador.
lobby-ready =
    { $count ->
        [one] Há um jogador à mesa; cabem até { $most }. Quando todos chegarem, o anfitrião usa **{ button-start }**.
       *[other] Há { $count } jogadores à mesa; cabem até { $most }. Quando todos chegarem, o anfitrião usa **{ button-start }**.
    }
lobby-full = A mesa está cheia, com { $count } jogadores. { $computers ->
        [yes] Quem chegar agora fica com o lugar de um jogador controlado pelo computador.{ " " }
       *[no] { "" }
    }O anfitrião já pode usar **{ button-start }**.
lobby-too-many =
    { $count ->
        [one] Há um jogador a mais
       *[other] Há { $count } jogadores a mais
    }: só cabem { $most }. Alguém precisa sair, ou o anfitrião pode escolher outras regras em **{ button-settings }**.
lobby-decks-serve = -# Com estas opções, as cartas dos baralhos dão para no máximo { $most } jogadores.
lobby-teams = Quem quiser jogar junto escolhe a mesma **Dupla**; os outros são sorteados.
lobby-seated =
    { $teams ->
        [yes] Primeiro se sentam as duplas completas, na ordem dos números, com os parceiros frente a frente.
       *[no] Vocês se sentam nesta ordem, no sentido horário, e a vez de narrar segue esta lista.
    }
lobby-called = 🔁 Mais um jogo? { $names }
lobby-told = { $role }: um jogo vai começar.
lobby-invited = ✉️ Só para convidados: { $invited }.
lobby-invited-nobody = ✉️ Só para convidados.
lobby-computers = -# 🤖 Falta gente? Em **{ button-steer }**, o anfitrião pode adicionar jogadores controlados pelo computador.
lobby-closes = -# Em **{ button-steer }** há também **{ button-leave }**. Depois de uma hora sem ninguém fazer nada, a mesa fecha.
lobby-started = O jogo começou. As mudanças posteriores na mesa não aparecem aqui. Use **{ button-join }** para entrar na próxima rodada{ $pairs ->
        [yes] {" "}(se não houver lugar vazio nem de um jogador controlado pelo computador, em dupla com mais alguém que chegue)
       *[no] { "" }
    }, se ainda der.
lobby-over = Este jogo terminou.
lobby-closed = Esta mesa está fechada.

## A rodada

turn-offer = Todos já têm suas cartas. **Quem tiver a primeira ideia é o narrador:** abra **{ button-hand }**, escolha uma carta e dê a sua dica.
turn-offer-party = **Quem tiver a primeira ideia é o narrador:** abra **{ button-hand }** e dê a sua dica.{ $hidden ->
        [nobody] { "" }
       *[other] {" "}Ninguém vê as cartas antes dela!
    }
turn-tell = 🎙️ { $player }, é a sua vez de narrar.
turn-tell-computer = 🎙️ { $player } está pensando em uma dica.
turn-tell-how = Escolha uma das { $partners ->
        [yes] cartas de quem falta na sua dupla
       *[no] suas cartas
    } (elas estão em **{ button-hand }**) e dê uma dica inspirada nela: uma palavra, uma frase{ $files ->
        [no] { "" }
       *[yes] , um som
    }, um verso de música, o que quiser.
turn-tell-party = Dê uma dica: o botão está em **{ button-hand }**.{ $hidden ->
        [everybody] {" "}As cartas vêm depois!
        [storyteller] {" "}As suas cartas vêm depois!
       *[nobody] { "" }
    }
turn-give =
    { $count ->
        [one] Todos os outros: deem a carta que mais combina com a dica.
       *[other] Todos os outros: deem { $count } cartas cada um, as que mais combinam com a dica.
    }
turn-give-party = Todos, inclusive o narrador: deem a carta que mais combina com a dica.
turn-give-teams = Uma carta por dupla. Na do narrador, ela vem da outra pessoa; nas demais, qualquer uma das duas dá a carta, e só a outra pode votar.
turn-give-alone = Quem joga sem a outra pessoa da dupla dá a carta e vota, mas na dupla do narrador ninguém vota; a carta de uma dupla vazia é sorteada.
turn-over = As cartas estão na mesa.
turn-last = Esta é a última rodada.
turn-last-pile = Esta é provavelmente a última rodada: a compra depois dela acaba com o monte.
turn-void = Esta rodada não dá pontos; o motivo está logo abaixo.
turn-sealed = 🔏 O embaralhamento está lacrado: depois de um jogo com ao menos uma rodada jogada até o fim, quem tem o programa do bot pode conferi-lo pelo registro, em `/dixit { command-history }`. Lacre: ||{ $commitment }||
quote-open = “
quote-close = ”
clue-heading = ### { quote-open }{ $clue }{ quote-close }
clue-by = Narração: { $name }
clue-clip-audio =
    🎵 { $words ->
        [yes] Com um som.
       *[no] A dica é um som.
    }
clue-clip-image =
    🖼️ { $words ->
        [yes] Com uma imagem.
       *[no] A dica é uma imagem.
    }
clue-clip-video =
    🎬 { $words ->
        [yes] Com um vídeo.
       *[no] A dica é um vídeo.
    }
clue-clip-voice =
    🎤 { $words ->
        [yes] E ao vivo, no canal de voz.
       *[no] Uma dica ao vivo, no canal de voz.
    }
clue-named-audio = 🎵 um som
clue-named-image = 🖼️ uma imagem
clue-named-video = 🎬 um vídeo
clue-named-voice = 🎤 ao vivo

## As cartas na mesa

board-vote = Qual é a carta do narrador? Votem em segredo.
board-vote-party = Qual carta os outros vão escolher? Entrem em sintonia sem dizer uma palavra.
board-tokens = -# Vocês podem usar até { $tokens } fichas de votação, cada uma em uma carta diferente.
board-bonus =
    -# Quem acertar usando só uma ficha ganha { $points ->
        [one] { $points } ponto a mais.
       *[other] { $points } pontos a mais.
    }
board-over = A votação fechou.
board-void = As cartas desta rodada saem da mesa.
board-alt = As cartas na mesa. { $cards }.

## Lembrete

remind-storytelling = ⏰ { $names } – ainda falta a dica.
remind-submitting = ⏰ { $names } – { $people ->
        [one] ainda falta a sua carta.
       *[other] ainda faltam as cartas de vocês.
    }
remind-submitting-several = ⏰ { $names } – { $people ->
        [one] ainda não chegaram todas as suas cartas.
       *[other] ainda não chegaram todas as cartas de vocês.
    }
remind-submitting-teams = ⏰ { $names } – ainda falta { $teams ->
        [one] a carta da dupla.
       *[other] uma carta de cada uma destas duplas.
    }
remind-voting = ⏰ { $names } – ainda falta o voto.
remind-begun = ⏰ { $names } – { $missing ->
        [done] o voto já está completo? Então use **{ button-done }**.
       *[token] o voto ainda não está completo.
    }
remind-last = ⏳ { $names }: começou o último meio minuto!
dm-fallback =
    🂠 { $name } – não consigo mandar mensagens diretas para você, então { $cards ->
        [no] é por aqui que você dá a dica
       *[yes] suas cartas esperam aqui
    }: use **{ button-hand }**.
remind-computers = Agora só esperamos { $names }.
remind-done = Não falta mais nada. Valeu!
remind-no-votes = Ninguém votou, e não esperamos mais ninguém.

## As cartas reveladas

outcome-found =
    { $finders ->
        [one] A carta { $number } era de { $storyteller }, e um jogador acertou.
       *[other] A carta { $number } era de { $storyteller }, e teve quem acertou.
    }
outcome-lone-finder = A carta { $number } era de { $storyteller }, e só um jogador acertou!
outcome-everybody = **Todos** os que votaram acertaram a carta { $number }: { $storyteller } fica sem pontos.
outcome-everybody-teams = **Todos** os que votaram acertaram a carta { $number }: a dupla de { $storyteller } fica sem pontos.
outcome-nobody = **Ninguém** acertou a carta { $number }: { $storyteller } fica sem pontos.
outcome-nobody-teams = **Ninguém** acertou a carta { $number }: a dupla de { $storyteller } fica sem pontos{ $votes ->
        [yes] {" "}pela dica, mas os votos na outra carta dela valem.
       *[no] .
    }
outcome-no-ballots = Ninguém votou. A carta { $number } era de { $storyteller }; a rodada não dá pontos.
outcome-agreement = Os votos foram revelados: quanto mais gente na mesma carta, melhor, até { $cap } pontos.
points-storyteller = boa dica +{ $points }
points-found = acerto +{ $points }
points-lone-finder = único acerto +{ $points }
points-failure =
    { $outcome ->
        [nobody] ninguém acertou +{ $points }
       *[other] todos acertaram +{ $points }
    }
points-single-token = bastou uma ficha +{ $points }
points-votes =
    { $points ->
        [one] um voto recebido +{ $points }
       *[other] votos recebidos +{ $points }
    }
points-agreement = em sintonia +{ $points }
reveal-red = ✗ A ficha vermelha está na carta { $number }: quem escolheu essa carta não marca pontos.
reveal-no-red = A ficha vermelha não foi colocada.
reveal-missed = Quem não votou: { $names }.
reveal-gone = A próxima rodada já começou.
reveal-last = Esta foi a última rodada.
reveal-last-pile = Esta foi provavelmente a última rodada: a compra depois dela acaba com o monte.
reveal-last-away = A última vez é de { $name }: se não voltar a tempo, perde a vez, e o jogo acaba.
reveal-silent-away = A próxima vez é de { $name }: se não voltar a tempo, perde a vez, e o jogo acaba sem vencedor.
reveal-silent = Se a próxima rodada também ficar sem votos, o jogo acaba sem vencedor.
reveal-pass = Antes da próxima rodada, todos passam a mão para a esquerda.
reveal-alt = As cartas reveladas. { $cards }
reveal-alt-card =
    { $number }: { $kind ->
        [storyteller] a carta do narrador, { $giver }
       *[other] a carta de { $giver }
    }{ $count ->
        [0] .
       *[other] {"; "}escolhida por { $voters }.
    }
track-alt = O tabuleiro de pontuação. { $ways }.
track-alt-rabbit = { $name } de { $before } a { $after }
void-passed = Não veio nenhuma dica: a vez se perde.
void-passed-by = { $name } não deu a dica e perde a vez.
void-passed-empty = Era a vez de uma dupla vazia: a vez se perde.
void-no-card = Faltaram cartas para a dica: a vez se perde.
void-no-card-by = Faltaram cartas para { $name } dar a dica: a vez se perde.
void-storyteller-left = Quem narrava saiu da mesa: esta rodada não dá pontos.
void-clue-removed = A dica foi removida: esta rodada não dá pontos.
void-card-hidden = A moderação escondeu uma carta: esta rodada não dá pontos.
void-too-few =
    { $person ->
        [yes] Não há mais jogadores suficientes
       *[no] Não há mais pessoas suficientes
    } para acabar esta rodada.
void-ended = Esta rodada foi interrompida e não dá pontos.

## O fim

end-title = ## 🏁 Fim do jogo
end-title-lobby = ## 🚪 A mesa fechou
end-winners =
    { $count ->
        [one] 🎉 Vitória de { $names }!
       *[other] 🎉 A vitória é de { $names }!
    }
end-winners-team = 🎉 Vitória de { $names }!
end-leaders =
    { $count ->
        [one] { $names } estava na frente.
       *[other] { $names } estavam na frente.
    }
end-leaders-team = { $names } estavam na frente.
end-clues = ### O livro de histórias
end-clue = **{ $round }** · { $name }: { $words ->
        [no] { $clue }
       *[yes] “{ $clue }”
    }
ended-target =
    { $pairs ->
        [yes] Uma dupla
       *[no] Alguém
    } chegou a { $points } pontos.
ended-target-by =
    { $names } { $count ->
        [one] chegou
       *[other] chegaram
    } a { $points } pontos.
ended-laps =
    { $laps ->
        [one] A vez de narrar deu uma volta na mesa.
        [2] A vez de narrar deu duas voltas na mesa.
       *[other] A vez de narrar deu { $laps } voltas na mesa.
    }
ended-pile = A última carta do monte foi comprada.
ended-too-few =
    { $person ->
        [yes] Não há mais jogadores suficientes
       *[no] Não há mais pessoas suficientes
    } para continuar.
ended-too-few-lobby = Todos saíram antes de o jogo começar.
ended-no-ballots =
    Ninguém votou por tantas rodadas seguidas quantos são { $pairs ->
        [yes] os lugares.
       *[no] os jogadores.
    }
ended-ended = O jogo foi encerrado antes da hora.
ended-ended-lobby = Ela foi fechada antes de o jogo começar.
ended-idle = Faz uma semana que ninguém joga: o jogo acaba aqui.
ended-lobby-idle = Ninguém começou o jogo e a mesa fechou. Abram outra quando quiserem!
ended-channel-gone = O canal do jogo não existe mais.
ended-bot-removed = O bot foi removido do servidor.
podium-title = Parabéns!
podium-title-nobody = Fim do jogo
podium-alt = O pódio. { $places }.
place-alt =
    { $rank }. { $name } com { $points ->
        [0] 0 pontos
        [one] 1 ponto
       *[other] { $points } pontos
    }
track-final-alt = O tabuleiro de pontuação no fim. { $places }.
storybook-title = O livro de histórias
storybook-alt = O livro de histórias, rodada a rodada. Dicas: { $clues }. As cartas dos narradores: { $entries }.
thread-name = { -game } com { $host }

## Stars

favourite-stars =
    { $stars ->
        [one] 1 estrela
       *[other] { $stars } estrelas
    }
favourites-title = As preferidas da noite:
favourite-clue = ⭐ A dica preferida da noite: { $clue }, de { $name } ({ favourite-stars })
favourite-more = -# … e mais { $count } com o mesmo número de estrelas
favourite-card = ⭐ A carta preferida da noite: a de { $name } para { $clue } ({ favourite-stars })

## The table's menu

departed = 👋 Quem saiu da mesa: { $names }.
departed-host = Agora o anfitrião é { $name }.
button-steer = Mesa…
proposal-start =
    🙋 { $name } propõe começar sem esperar o anfitrião: { $have } de { $needed } ({ $names }).{ $carried ->
        [yes] {" "}Basta usar **{ agree-start }** mais uma vez, e o jogo começa.
       *[no] { "" }
    }
proposal-skip = 🙋 { $name } propõe avançar sem esperar: { $have } de { $needed } ({ $names }).
proposal-host = 🙋 { $name } quer ser anfitrião: { $have } de { $needed } ({ $names }).
agree-start = Sim, começar
agree-skip = Sim, avançar
agree-host = Sim, trocar
button-rabbit = Coelho e lugar
button-vacant = Dar a vaga ao computador
