# Jogadores controlados pelo computador.

computer-placeholder = 🤖 Jogadores controlados pelo computador…
computer-add = Adicionar um: { $level }
computer-add-several = Adicionar { $count }: nível { $level }
computer-gentle = fácil
computer-gentle-hint = Erra bastante e é fácil de vencer
computer-even = médio
computer-even-hint = Acerta mais ou menos como as pessoas
computer-sharp = difícil
computer-sharp-hint = Raramente se deixa enganar
computer-remove = Tirar o último
answer-computer-added = { $running ->
        [yes] 🤖 Um jogador controlado pelo computador entra na próxima rodada.
       *[no] 🤖 { $added ->
            [one] Um jogador controlado pelo computador entrou na mesa.
           *[other] { $added } jogadores controlados pelo computador entraram na mesa.
        } Agora são { $count }.
    }
answer-computer-alone = 🤖 Um jogador controlado pelo computador está esperando mais um jogador ou um lugar vago: em duplas, novos jogadores entram de dois em dois.
answer-computer-removed = 🤖 O último jogador controlado pelo computador saiu.
error-no-computer = Não há jogador controlado pelo computador nesta mesa.
time-resting = 💤 A mesa está em pausa: nenhuma pessoa jogou na última rodada. Use **{ button-resume }** embaixo da mensagem do jogo e ele continua.
command-computer = computador
command-computer-description = Adicionar um jogador controlado pelo computador ou tirar o último (anfitrião)
option-level = nível
option-level-description = Nível, ou tirar o último
option-computers = computadores
option-computers-description = Quantos jogadores controlados pelo computador entram de uma vez
option-now = agora
option-now-description = Distribuir as cartas já, sem esperar na mesa
choice-level-gentle = fácil
choice-level-even = médio
choice-level-sharp = difícil
choice-level-remove = tirar o último
