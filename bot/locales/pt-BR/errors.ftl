# Porque não, e o que fazer em vez disso: uma mensagem para cada motivo de recusa.

error-kept = Isto é o que tinha escrito: { $typed }
error-unexpected = Houve um erro do nosso lado, e ficou anotado. Tente de novo daqui a pouco.
error-busy = Várias pessoas jogaram no mesmo instante. Tente de novo.
error-version-conflict = { error-busy }

## A mesa

error-game-not-found = Esse jogo já não está guardado. Comece outro com `/dixit { command-start }`.
error-no-game-here = Ainda não há nenhum jogo neste canal. Comece um com `/dixit { command-start }`.
error-no-game-of-yours = Agora não está em nenhum jogo. Junte-se a um no canal onde se joga, ou comece outro com `/dixit { command-start }`.
error-several-games = Está em vários jogos. Use o comando no canal do jogo em questão.
error-channel-busy = Já há um jogo neste canal. Entre nele, ou comece o seu noutro canal ou num tópico.
error-too-many-games =
    { $maximum ->
        [one] Neste servidor joga-se um jogo de cada vez. Espere que acabe, ou entre nele.
       *[other] Neste servidor há no máximo { $maximum } jogos ao mesmo tempo. Espere que um acabe, ou entre num deles.
    }
error-channel-not-allowed = Neste canal não se começam jogos. Quem administra o servidor pode permitir isso com `/dixit { command-server }`.
error-not-in-a-server = Joga-se no canal de um servidor. Use o comando lá.
error-missing-permissions = Ainda não posso jogar aqui: preciso de permissão para { $permissions }. Fale com quem administra o canal e tente de novo.
error-game-over = Esse jogo terminou. Comece outro com **{ button-rematch }** ou `/dixit { command-start }`.
error-stale-round = Esse botão é do turno { $round }, que já acabou. Use a última mensagem no canal.
error-stale-phase = Foi por pouco, mas o jogo já avançou. Use a última mensagem no canal.
error-malformed-id = Já não reconheço esse botão. Use a última mensagem do jogo, ou `/dixit { command-hand }`.
error-not-manager = Só quem administra o servidor pode fazer isso.
error-nothing-to-explain = Ainda nenhum turno deu pontos. Depois do primeiro haverá o que explicar.

## Quem

error-not-host = Só o anfitrião ou a moderação pode fazer isso.
error-not-seated = Não está neste jogo. Entre com o botão no canal ou com `/dixit { command-join }`.
error-already-seated = Já está neste jogo.
error-waits-for-next-round = Entra em jogo no próximo turno. Até lá, aprecie o espetáculo.
error-player-unknown = Essa pessoa não está neste jogo.
error-table-full =
    { $maximum ->
        [one] A mesa está completa.
       *[other] A mesa está completa: podem jogar { $maximum }. Fica para o próximo jogo!
    }
error-last-round = O último turno já começou, por isso já não se pode entrar. Fica para o próximo jogo!
error-pile-too-small = Já não há cartas para mais uma pessoa. Fica para o próximo jogo!
error-team-full = Essa dupla está completa. Escolha outra.
error-no-such-team = Há { $maximum } duplas à escolha.
error-no-teams = Neste jogo não há duplas.
error-not-storyteller = Neste turno narra outra pessoa.
error-not-your-turn-to-tell = Não é a sua vez de narrar. **{ button-hand }** mostra o que pode fazer agora.
error-storyteller-gave = A pista deste turno é sua, e a sua carta já vai a caminho.
error-partner-gave = A outra pessoa da dupla já deu a carta. Chega a sua vez quando começar a votação.
error-storyteller-votes-not = Agora os outros procuram a sua carta: disfarce bem!
error-no-vote = Neste turno não vota.

## Quando

error-not-started = O jogo ainda não começou.
error-already-started = O jogo já começou e isso já não se pode mudar.
error-not-storytelling = Já há uma pista. **{ button-hand }** mostra o que pode fazer agora.
error-not-submitting = Agora não é o momento de dar cartas. **{ button-hand }** mostra o que pode fazer.
error-not-voting = Agora não há votação. **{ button-hand }** mostra o que pode fazer.
error-not-scored = Este turno ainda não acabou.
error-no-clue = Não há nenhuma pista para retirar.
error-no-deadline = Não há limite de tempo: joguem com calma.
error-no-red-token = Neste jogo não há ficha vermelha.

## Cartas e números

error-not-in-hand = Essa carta não está na mão de onde tem de sair. Escolha uma em **{ button-hand }**.
error-card-not-yours = Essa carta não está na sua mão. Escolha uma em **{ button-hand }**.
error-card-missing = Primeiro escolha uma carta, depois dê a pista.
error-clue-before-hands = Aqui a pista vem antes das cartas. Use **{ button-clue }**.
error-partner-card-missing = Também joga pela outra metade da dupla: escolha a segunda carta junto com a sua.
error-partner-gives-card = A segunda carta é dada pela outra pessoa da dupla.
error-all-given =
    { $count ->
        [one] Já deu a sua carta. Primeiro retire-a, depois dê outra.
       *[other] Já deu as suas { $count } cartas. Primeiro retire uma, depois dê outra.
    }
error-not-given = Não há nada para retirar. Talvez as cartas já estejam na mesa.
error-own-card = Essa é sua. Vote noutro número.
error-no-such-number = Na mesa há os números de 1 a { $maximum }.
error-token-doubled = As suas fichas têm de ficar em cartas diferentes.
error-no-token-left = Já usou todas as suas fichas. Primeiro tire uma.
error-no-token-there = Não há nenhuma ficha sua nessa carta.
error-ballot-empty = Primeiro ponha uma ficha.

## A pista

error-clue-empty = Uma pista precisa de pelo menos uma palavra que se veja.
error-clue-too-long = Uma pista tem no máximo { $maximum } caracteres, e a sua tem { $length }. Tente uma mais curta!
error-clip-not-allowed = Neste jogo as pistas são só palavras. A variante **{ variant-mime-or-sing }** permite mais.
error-clips-off = Este servidor não aceita arquivos com as pistas. Use palavras ou dê a pista ao vivo no canal de voz.
error-clip-too-large = Esse anexo é grande demais: no máximo { $maximum } MB.
error-clip-type = Não posso aceitar esse anexo. Envie um som, uma imagem ou um vídeo.

## Opções

error-too-few-players =
    São necessários pelo menos { $minimum } jogadores, e { $players ->
        [0] ainda não há nenhum
        [one] só há um
       *[other] só há { $players }
    }. Convide alguém, ou escolha outras regras.
error-too-many-players = Assim jogam no máximo { $maximum }, e há { $players } à mesa. Escolha outras regras.
error-odd-players =
    { $players ->
        [one] Joga-se em duplas, e só há uma pessoa à mesa. Convide alguém!
       *[other] Joga-se em duplas, e há { $players } pessoas à mesa. Uma a mais ou uma a menos!
    }
error-deck-too-small = Para tanta gente são necessárias { $needed } cartas, e os baralhos têm { $have }. Junte mais um baralho.
error-no-deck = Escolha pelo menos um baralho.
error-deck-unknown = Não há nenhum baralho “{ $deck }”. Escolha um nas opções.
error-card-unreadable = Não consigo ler uma imagem desse baralho. Escolha outro.
error-hand-too-small = A mão tem de ter mais cartas do que as que se dão: pelo menos { $minimum }.
error-no-end = Sem meta de pontos nem número de turnos, o jogo nunca acabaria. Escolha pelo menos um dos dois.
error-setting-range = Para “{ $field }”, escolha um valor de { $minimum } a { $maximum }.
error-setting-choice = Esse valor não é possível para “{ $field }”.
error-setting-unfit = Com estas regras, “{ $field }” não se pode mudar assim.
error-setting-unknown = Não há nenhuma opção “{ $field }”.
error-settings-unknown = Esse valor não é possível para “{ $field }”.

## Onde o bot se apoia

error-storage-full = O disco onde guardo os jogos está cheio e não consegui guardar. Nada se perdeu; avise quem cuida do bot.
error-storage-busy = Agora não consegui guardar. Tente de novo.
error-storage-broken = Não consigo chegar aos jogos guardados. Avise quem cuida do bot.
error-closed = Não posso enviar mensagens diretas. Mesmo assim, **{ button-hand }** no canal mostra as suas cartas.
error-later = Neste momento o Discord não aceita mensagens. Daqui a pouco tento de novo.

## Palavras usadas nas mensagens acima

field-ruleset = regras
field-decks = baralhos
field-pace = ritmo
field-variants = variantes
field-target = meta de pontos
field-target-score = meta de pontos
field-laps = turnos por narrador
field-cap = máximo de pontos por votos
field-vote-points-cap = máximo de pontos por votos
field-tokens = fichas de voto
field-many-tokens-from = jogadores a partir dos quais há mais fichas
field-hand-size = cartas na mão
field-first = primeiro narrador
field-first-storyteller = primeiro narrador
field-seating = lugares
field-mime-or-sing = mímica ou canto
field-lone-finder-points = pontos do acerto solitário
field-three-players = regras para três
field-seconds = segundos
field-language = idioma
field-games = jogos ao mesmo tempo
permission-view-channel = ver o canal
permission-send-messages = enviar mensagens
permission-send-messages-in-threads = enviar mensagens em tópicos
permission-attach-files = anexar arquivos
permission-read-message-history = ver o histórico de mensagens
permission-create-public-threads = criar tópicos públicos
permission-embed-links = inserir links
