# Jogadores do computador.

computer-placeholder = 🤖 Jogadores do computador…
computer-add = Adicionar um: { $level }
computer-gentle = gentil
computer-gentle-hint = Erra bastante, fácil de vencer
computer-even = equilibrado
computer-even-hint = Acerta mais ou menos como as pessoas
computer-sharp = esperto
computer-sharp-hint = Raramente se deixa enganar
computer-remove = Tirar o último
answer-computer-added = { $running ->
        [yes] 🤖 Um jogador do computador se senta a partir da próxima rodada.
       *[no] 🤖 Um jogador do computador se senta. À mesa: { $count }.
    }
answer-computer-alone = 🤖 Um jogador do computador está esperando mais um: em duplas, novos jogadores entram de dois em dois.
answer-computer-removed = 🤖 O último jogador do computador saiu.
error-no-computer = Não há jogador do computador nesta mesa.
time-resting = 💤 A mesa descansa: nenhuma pessoa jogou na última rodada. Use **{ steer-resume }** embaixo da mensagem do jogo e ele continua.
command-computer = computador
command-computer-description = Adicionar um jogador do computador ou tirar o último (anfitrião)
option-level = nível
option-level-description = Quão bem ele joga, ou tirar
option-computers = computadores
option-computers-description = Jogadores do computador que se sentam de uma vez
option-now = agora
option-now-description = Distribuir as cartas já, sem esperar na mesa
choice-level-gentle = gentil
choice-level-even = equilibrado
choice-level-sharp = esperto
choice-level-remove = tirar o último
