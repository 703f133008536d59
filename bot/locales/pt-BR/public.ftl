# O que todos leem no canal.

-game = Dixit
language-name = Português
list-and = { $head } e { $last }
former-player = alguém que já não joga
round-title = ### Turno { $round }
standings = Pontos: { $scores }

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
variant-mime-or-sing = mímica ou canto
ends-target = ganha quem chegar a { $points } pontos
ends-laps =
    { $laps ->
        [one] cada um narra uma vez
        [2] cada um narra duas vezes
       *[other] cada um narra { $laps } vezes
    }
ends-pile = até acabarem as cartas

## Botões

button-join = Entrar
button-leave = Sair
button-start = Começar
button-settings = Opções
button-howto = Como jogar
button-rules = Regras
button-hand = Minha mão
button-vote = Votar
button-describe = Descrever
button-next = Próximo turno
button-explain = Explicar
button-rematch = Jogar de novo
button-team = Dupla { $team }

## Tempo

time-left = ⏳ O tempo acaba { $when }.
time-closing = ⏳ Todos votaram. Ainda dá para mudar de ideia: a votação fecha { $when }.
time-next-round = Próximo turno { $when }.
time-paused = ⏸️ O relógio está parado.
awaited = À espera de { $names }.

away = 💤 O jogo segue sem esperar por { $names }.
joins-next = 🐇 Em jogo a partir do próximo turno: { $names }.

## Antes do jogo

lobby-title = ## 🐇 { -game }: quem joga?
lobby-choices = **{ $ruleset }** · { $decks } · ritmo: { $pace } · { $language }
lobby-picture-title = { -game }
lobby-alt = Os coelhos à mesa: { $names }.
player-rabbit = { $player } · { $colour }
player-host = { $player } · anfitrião
player-in-team = { $player } · dupla { $team }
lobby-missing =
    { $count ->
        [one] Falta uma pessoa para começar.
       *[other] Faltam { $count } pessoas para começar.
    }
lobby-odd = Joga-se em duplas: falta uma pessoa.
lobby-ready =
    { $count ->
        [one] Há uma pessoa à mesa e { $most } lugares. O anfitrião dá início ao jogo quando estiverem todos.
       *[other] Há { $count } pessoas à mesa e { $most } lugares. O anfitrião dá início ao jogo quando estiverem todos.
    }
lobby-teams = Quem quer jogar junto escolhe a mesma **Dupla**; os outros são sorteados.
lobby-closes = -# Se ninguém der início ao jogo, a mesa fecha ao fim de uma hora.
lobby-started = O jogo começou: turno { $round }. Ainda é possível entrar a partir do próximo.
lobby-over = Este jogo terminou.

## O turno

turn-offer = As cartas estão dadas. **Começa quem tiver a primeira ideia:** escolha uma carta e dê a sua pista.
turn-offer-party = **Começa quem tiver a primeira ideia.** A pista vem antes de se verem as cartas!
turn-tell = 🎙️ { $player }, é a sua vez de narrar.
turn-tell-how = Escolha uma das suas cartas e dê uma pista inspirada nela: uma palavra, uma frase, uma canção, o que quiser.
turn-tell-party = Dê uma pista. As cartas vêm depois!
turn-give = Todos os outros: deem a carta que melhor combina com a pista.
turn-give-party = Todos, o narrador também: deem a carta que melhor combina com a pista.
turn-over = As cartas estão na mesa.
turn-void = Este turno foi interrompido.
clue-heading = ### “{ $clue }”
clue-by = Narração: { $name }
clue-clip-audio = 🎵 A pista é um som.
clue-clip-image = 🖼️ A pista é uma imagem.
clue-clip-video = 🎬 A pista é um vídeo.
clue-clip-voice = 🎤 A pista é dada ao vivo no canal de voz.

## As cartas na mesa

board-vote = Qual é a carta do narrador? Votem em segredo.
board-vote-party = Que carta vão escolher os outros? Entendam-se sem dizer uma palavra.
board-two-tokens = -# Podem usar mais de uma ficha de voto, em cartas diferentes; quem acertar com uma só ganha um extra.
board-over = A votação fechou.
board-void = Este turno foi interrompido: as cartas dele vão para o descarte.
board-alt = As cartas na mesa. { $cards }

## Lembrete

remind-storytelling = ⏰ { $names } – ainda falta a pista.
remind-submitting = ⏰ { $names } – ainda falta a carta.
remind-voting = ⏰ { $names } – ainda falta o voto.
knock = 🂠 { $name } – não consigo escrever em privado, por isso as suas cartas esperam aqui: use **{ button-hand }**.
remind-done = Já não falta ninguém. Obrigado!

## As cartas reveladas

outcome-found = A carta { $number } era de { $storyteller }, e houve quem acertasse.
outcome-lone-finder = A carta { $number } era de { $storyteller }, e só uma pessoa acertou!
outcome-everybody = **Todos** acertaram na carta { $number }: { $storyteller } fica sem pontos.
outcome-nobody = **Ninguém** acertou na carta { $number }: { $storyteller } fica sem pontos.
outcome-no-ballots = Ninguém votou. A carta { $number } era de { $storyteller }; o turno não dá pontos.
outcome-agreement = Todos votaram: quanto mais gente na mesma carta, melhor.
score-line = { $name } **+{ $gained }** → { $total } · { $reasons }
points-storyteller = boa pista +{ $points }
points-found = acertou +{ $points }
points-lone-finder = só uma pessoa acertou +{ $points }
points-failure =
    { $outcome ->
        [nobody] ninguém acertou +{ $points }
       *[other] todos acertaram +{ $points }
    }
points-single-token = bastou uma ficha +{ $points }
points-votes =
    { $points ->
        [one] um voto +{ $points }
       *[other] votos +{ $points }
    }
points-agreement = em sintonia +{ $points }
points-none = desta vez, nada
reveal-gone = O próximo turno já começou.
reveal-last = Este foi o último turno.
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
void-passed = Não houve pista: passa-se a vez.
void-storyteller-left = Quem narrava deixou o jogo: este turno não conta.
void-clue-removed = A pista foi retirada: este turno não conta.
void-too-few = Já não há jogadores suficientes para acabar este turno.
void-ended = O jogo foi encerrado antes de as cartas estarem na mesa.

## O fim

end-title = ## 🏁 Fim do jogo
end-winners =
    { $count ->
        [one] 🎉 Vitória de { $names }!
       *[other] 🎉 Vitória conjunta de { $names }!
    }
end-place =
    { $rank } { $name } – { $points ->
        [0] 0 pontos
        [one] 1 ponto
       *[other] { $points } pontos
    }
end-clues = ### O livro de histórias
end-clue = { $round }. { $name }: “{ $clue }”
ended-target = A meta foi alcançada.
ended-laps = Todos narraram as vezes combinadas.
ended-pile = Saiu a última carta da bisca.
ended-too-few = Já não há jogadores suficientes para continuar.
ended-no-ballots = Ninguém votou durante uma volta inteira.
ended-ended = O jogo foi encerrado mais cedo.
ended-idle = Há uma semana que ninguém joga: o jogo acaba aqui.
ended-lobby-idle = Ninguém deu início ao jogo e a mesa fechou. Abram outra quando quiserem!
ended-channel-gone = O canal do jogo já não existe.
ended-bot-removed = O bot foi removido do servidor.
podium-title = Parabéns!
podium-alt = O pódio. { $places }.
place-alt =
    { $rank }. { $name } com { $points ->
        [0] 0 pontos
        [one] 1 ponto
       *[other] { $points } pontos
    }
track-final-alt = O tabuleiro de pontuação no fim. { $places }.
storybook-title = O livro de histórias
storybook-alt = As cartas dos narradores, turno a turno. { $entries }.
thread-name = { -game } com { $host }
