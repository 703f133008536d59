# Estatísticas e classificação: cada número com uma linha que o explica.

stats-all-rulesets = todas as regras
stats-period-month = últimos 30 dias
stats-period-year = últimos 365 dias
stats-period-all = desde o começo
stats-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-share = { $part } de { $whole } ({ $share }%)
stats-favourite = { $name } ({ $count })
stats-games = Jogos
stats-games-is = jogados neste servidor, por pelo menos uma rodada
stats-won = Vitórias
stats-won-is = jogos que foram até o fim, com mais pontos; no empate, vence todo mundo que está na frente
stats-places = Primeiro / segundo / terceiro lugar
stats-places-is = quantas vezes, nos jogos que foram até o fim, contando empates
stats-points = Pontos por rodada
stats-points-is = todos os pontos divididos pelas rodadas jogadas, sem contar as perdidas
stats-told = Dicas acertadas por alguns / todos / ninguém
stats-told-is = como narrador: só “alguns” dá pontos pela dica
stats-found = Carta acertada
stats-found-is = rodadas com um voto que caiu na carta do narrador
stats-fooled = Votos atraídos
stats-fooled-is = votos dos outros em cartas dadas para enganar
stats-stars = Estrelas
stats-stars-is = estrelas dos outros para dicas e cartas
stats-company = Companhia favorita
stats-company-is = com quem jogou mais vezes, sem contar os computadores
stats-victim = Vítima favorita
stats-victim-is = quem mais caiu nas armadilhas, sem contar os computadores
stats-run = Vitórias seguidas
stats-run-is = maior série de jogos vencidos um após o outro, sem contar os interrompidos
stats-rating = Pontuação de habilidade
stats-rating-is = começa em 1000; sobe mais quando se termina à frente de gente forte. Os primeiros jogos podem aumentá-la mesmo sem vitória, pois ela começa baixa de propósito
stats-curve = Habilidade ao longo do tempo
stats-small = { $games ->
        [one] Um jogo é pouco: é mais sorte do que qualquer coisa.
       *[other] { $games } jogos são poucos: é mais sorte do que qualquer coisa.
    }
stats-unrated = { $all ->
        [1] Ele não vale para a habilidade: { $why }.
       *[other] { $games ->
            [one] Um deles não vale para a habilidade: { $why }.
           *[other] { $games } deles não valem para a habilidade: { $why }.
        }
    }
stats-unrated-broken = { $games ->
        [1] interrompido
       *[other] interrompidos
    }
stats-unrated-left = { $games ->
        [1] abandonado antes do fim
       *[other] abandonados antes do fim
    }
stats-unrated-computers = com mais computadores do que pessoas na maioria das rodadas
stats-unrated-alone = no fim só com computadores como adversários
leaderboard-title = Quem está na frente
leaderboard-by-rating = por habilidade
leaderboard-by-points = pela média de pontos por rodada
leaderboard-by-wins = por vitórias
leaderboard-by-stars = por estrelas
leaderboard-line = { $rank } { $name }: **{ $value }** { $games ->
        [one] (um jogo)
       *[other] ({ $games } jogos)
    }
leaderboard-nobody = Ainda não há ninguém na lista: são necessários { $least } jogos válidos.
leaderboard-counts = Entra na lista quem tem { $least } jogos; quem empata divide a posição. Não valem jogos interrompidos ou abandonados antes do fim, nem jogos com mais computadores do que pessoas na maioria das rodadas ou que terminaram só com computadores como adversários. `/dixit { command-stats }` com a opção `{ option-private }` tira você desta lista.
answer-private = Pronto: a partir de agora os outros não veem suas estatísticas, e nenhuma classificação mostra você. O que já foi mostrado a todos fica. Você continua vendo as suas.
answer-not-private = Pronto: quem é do servidor pode ver como você jogou lá.
error-stats-private = Essa pessoa mantém as estatísticas em segredo.
error-stats-hidden-own = Você guarda suas estatísticas só para você, então elas não são mostradas. Para mudar isso, use `/dixit { command-stats }` com a opção `{ option-private }`.
error-share-not-here = Você não pode escrever neste canal, então não mostro nada aqui por você.
error-stats-none = { $own ->
        [yes] Neste servidor ainda não há nenhum jogo seu registrado.
       *[no] Neste servidor ainda não há nenhum jogo dessa pessoa registrado.
    }
error-stats-nothing = Neste servidor não há nenhum jogo assim.

# The games of a server, to be looked at again.

history-title = ### Jogos deste servidor
history-none = Aqui ainda não houve nenhum jogo com pontos. Comece com `/dixit { command-start }`!
history-line = **{ $number }.** { $date } · { $ruleset } · { $people } · { $over ->
        [no] { $won }
       *[yes] 🏆 { $won }
    }{ $counted ->
        [no] {" "}◦
       *[yes] {""}
    }
history-people =
    { $count ->
        [one] uma pessoa
       *[other] { $count } pessoas
    }
history-dates = A data é a do fim do jogo.
history-gaps = Um número que falta é de um jogo sem pontos ou que foi removido.
history-uncounted = ◦ não vale para a classificação: foi interrompido, tinha mais computadores do que pessoas na maioria das rodadas ou terminou só com computadores como adversários
history-no-person = um jogador controlado pelo computador
history-broken-off = interrompido
history-open = Rever um jogo
history-game = ## 📖 { $ruleset }, fim: { $date }
history-record = O jogo inteiro em um arquivo: cada dica, carta, voto e ponto. Quem tem o programa do bot pode conferi-lo com `python -m bot replay`.
somebody = alguém
button-newer = Mais novos
button-older = Mais antigos
button-record = Registro (.json)
button-history = Todos os jogos
error-history-gone = Esse jogo não está mais aqui ou não pode ser lido. `/dixit { command-history }` mostra os que podem ser abertos.
history-loved = As preferidas dos últimos 30 dias
loved-clue = ⭐ A dica { $clue }, de { $name } ({ favourite-stars })
loved-card = ⭐ A carta de { $name } para { $clue } ({ favourite-stars })
loved-for = para { $clue }

# What a game night laughs about: at most one at the end of a game.

milestone-mind-reader =
    🏅 Leitura de pensamento: { $players ->
        [one] { $names } acertou a carta sempre que pôde votar
       *[other] { $names } acertaram a carta sempre que puderam votar
    } ({ $count }).
milestone-all-fooled = 🏅 Todo mundo caiu: para { $clue }, os outros { $count } que votaram escolheram todos a carta de { $name }.
milestone-all-fooled-teams = 🏅 As outras duplas caíram: para { $clue }, todos os { $count } votantes delas escolheram a carta de { $name }.
milestone-perfect-round = 🏅 A rodada perfeita: para { $clue }, { $name } acertou a carta e ainda atraiu { $count } votos.
milestone-exactly-one = 🏅 { $count } vezes seguidas, um único jogador acertou a carta.
milestone-comeback = 🏅 Que virada: na metade do jogo { $name } estava em último lugar.

## Shown to everybody

button-share = Mostrar a todos aqui
share-by = Mostrado por { $name }.
answer-shared = 📣 Agora todos aqui podem ver.
