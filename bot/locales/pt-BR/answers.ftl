# Respostas curtas a comandos e botões, no idioma de quem os usa.

answer-joined = Já está no jogo! Enviei uma mensagem direta: é lá que vão chegar as suas cartas.
answer-joined-dm-closed = Já está no jogo! Não consigo enviar mensagens diretas, por isso use **{ button-hand }** em qualquer mensagem do jogo para ver as suas cartas. (Se preferir receber as cartas em privado, permita mensagens diretas deste servidor.)
answer-opened-in-thread = A mesa está pronta: { $place }
answer-left = Saiu do jogo. Volte quando quiser!
answer-started = Vamos lá!
answer-forgotten =
    { $count ->
        [0] Feito: já não guardo nenhum dado seu.
        [one] Feito: já não guardo nenhum dado seu. Num jogo, em vez do seu nome, agora lê-se “{ former-player }”.
       *[other] Feito: já não guardo nenhum dado seu. Em { $count } jogos, em vez do seu nome, agora lê-se “{ former-player }”.
    }
answer-skipped = Feito. O jogo segue sem esperar.
answer-kicked = Feito. Essa pessoa já não está à mesa.
answer-more-time = Feito. Agora há mais tempo.
answer-paused = O relógio está parado. O resto continua; para o tempo voltar a correr, use `/dixit { command-resume }`.
answer-resumed = O relógio voltou a andar.
answer-clue-removed = A pista foi retirada e o turno não conta.
answer-ended = O jogo terminou.
answer-host = Feito. Há um novo anfitrião.
answer-server =
    ### Os jogos neste servidor
    Idioma: { $locale ->
        [auto] o do servidor
       *[other] { $locale }
    }
    Regras: { $ruleset }
    Ritmo: { $pace }
    Canais: { $channels }
    Jogos ao mesmo tempo: { $games }
    Sons, imagens e vídeos nas pistas: { $clips ->
        [yes] permitidos
       *[no] não permitidos
    }
