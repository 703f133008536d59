# O que uma só pessoa lê, no seu idioma.

button-clue = Dar a pista
button-done = Pronto
button-take-back = Retirar a { $number }
button-back-to-hand = Voltar à mão

## A mão

hand-finished = Este jogo terminou. Para jogar outro basta um clique: **{ button-rematch }** ou `/dixit { command-start }`.
hand-stranger = Ainda não está neste jogo. Venha para a mesa: se já tiver começado, entra no próximo turno!
hand-lobby = Já está no jogo! As suas cartas chegam assim que o jogo começar.
hand-waiting = Já está no jogo! As suas cartas chegam com o próximo turno.
hand-party-hidden = Primeiro a pista: só depois se veem as cartas.
hand-tale-coming = { $name } procura uma pista. Entretanto, vá vendo as suas cartas.
hand-told = A pista está dada e a sua carta vai a caminho da mesa.
hand-mate-gave = A outra pessoa da dupla já deu a carta, por isso o voto é seu.
hand-not-needed = De momento, não há nada a fazer.
hand-vote = As cartas estão na mesa. Qual é a do narrador?
hand-vote-party = As cartas estão na mesa. Qual vai ter mais votos?
hand-vote-red = As cartas estão na mesa. Ponha a ficha verde na que vai ter mais votos, e a vermelha onde mais atrapalhar os outros.
hand-voted = Já votou. Enquanto a votação durar, pode mudar de ideia.
hand-told-vote = Os outros procuram a sua carta. Não se denuncie!
hand-no-vote = Agora votam os outros.
hand-scored = O turno acabou. Com o próximo chegam novas cartas.
hand-alt = As suas cartas. { $cards }
tell-offer = Tem uma ideia? Escolha uma carta e dê uma pista inspirada nela: narra quem for mais rápido.
tell-offer-party = Tem uma ideia? Dê uma pista: narra quem for mais rápido. As cartas vêm depois.
tell-turn = **É a sua vez de narrar.** Escolha uma carta e dê uma pista inspirada nela.
tell-party = **É a sua vez de narrar.** Dê a sua pista; as cartas vêm depois.
tell-both-hands = Também joga pela outra metade da dupla: escolha a carta da pista e depois junte a segunda.
advice = Pista clara demais, todos acertam; rebuscada demais, ninguém acerta: o segredo está no meio-termo.
advice-party = Pense em algo que possa servir para muitas cartas.
give =
    { $count ->
        [one] Dê a carta que melhor combina com a pista.
       *[other] Dê as { $count } cartas que melhor combinam com a pista.
    }
give-more =
    { $count ->
        [one] Já deu a carta { $numbers }. Mais uma!
       *[other] Já deu a carta { $numbers }. Mais { $count }!
    }
given =
    { $count ->
        [one] Já deu a carta { $numbers }. Pode voltar atrás até chegarem todas.
       *[other] Já deu estas cartas: { $numbers }. Pode retirar qualquer uma até chegarem todas.
    }
card-number = Carta { $number }
look-placeholder = Ver uma carta de perto
look-title = ### { $number } · { $card }
look-gone = Essa carta já não está na sua mão.

## A pista

clue-modal-title = A sua pista
clue-modal-label = A pista
clue-modal-card = Para a carta: { $card }
clue-modal-placeholder = uma palavra, uma frase, um verso de uma canção…
clue-modal-partner = A segunda carta da dupla
clue-modal-clip = Com canto ou mímica
clue-modal-clip-hint = Um som, uma imagem ou um vídeo de 8 MB no máximo.
clue-modal-voice = Vou dar a pista ao vivo no canal de voz

## O voto

ballot-ask =
    { $count ->
        [one] Qual é a carta do narrador?
       *[other] Qual é a carta do narrador? Tem { $count } fichas para cartas diferentes; se acertar com uma só, vale mais.
    }
ballot-ask-party = Que carta vai ter mais votos?
ballot-more =
    { $left ->
        [0] As suas fichas: { $numbers }. Confirme com **{ button-done }**, ou tire uma no botão do número dela.
       *[other] As suas fichas: { $numbers }. Ponha mais uma, ou confirme com **{ button-done }**.
    }
ballot-placed = O seu voto: { $numbers }. Enquanto a votação durar, pode mudar.
ballot-red =
    { $number ->
        [none] 🔴 Ponha também a ficha vermelha: a carta dela não dá pontos a ninguém.
       *[other] 🔴 A sua ficha vermelha está na carta { $number }.
    }
ballot-own =
    { $count ->
        [one] A carta { $numbers } é sua.
       *[other] As cartas { $numbers } são suas.
    }
ballot-secret = Ninguém vê o seu voto até todos terem votado.

## Boas-vindas, descrições, situação

button-to-channel = Ir para o jogo
greeting =
    ### 🐇 Há um lugar à sua espera!
    Entrou num jogo em **{ $guild }**, no canal { $channel }. As suas cartas chegam aqui; a mesa é lá.
privacy = Com os jogos guardo o seu nome, o seu idioma e as suas jogadas, até usar `/dixit { command-forget-me }`.
describe-board = **Na mesa**
describe-hand = **Na sua mão**
describe-nothing = Ainda não há cartas para descrever.
status-lobby =
    { $count ->
        [0] A mesa está aberta, por enquanto vazia.
        [one] A mesa está aberta, por enquanto com uma pessoa.
       *[other] A mesa está aberta, por enquanto com { $count } pessoas.
    }
status-storytelling = Vem aí uma pista.
status-submitting = A pista está dada e as cartas vão chegando.
status-voting = As cartas estão na mesa: é hora de votar.
status-scored = Os pontos do turno estão contados.
status-finished = O jogo terminou.

## Opções

panel-title = ### ⚙️ Como vamos jogar?
panel-option = { $field }: { $choice }
panel-field-ruleset = Regras
panel-field-decks = Baralhos
panel-field-pace = Ritmo
panel-field-variants = Variantes
panel-field-target = Meta de pontos
panel-field-laps = Turnos por narrador
panel-field-hand-size = Cartas na mão
panel-field-cap = Máximo de pontos por votos
panel-field-tokens = Fichas de voto
panel-field-first = Primeiro narrador
panel-field-seating = Lugares
panel-language = Idioma das mensagens no canal
panel-none = sem limite
panel-hint = Cada escolha vale na hora e aparece na mensagem da mesa, onde fica também **Começar**.
variant-lone-finder-hint = Se só uma pessoa acertar, ela e o narrador recebem 4 pontos em vez de 3.
variant-mime-or-sing-hint = A pista pode ser cantada ou feita em mímica: num anexo, ou ao vivo no canal de voz.
ruleset-classic-hint = 3–6 jogadores, até as cartas acabarem
ruleset-odyssey-hint = 3–12 jogadores, até 30 pontos; com 7 jogadores ou mais, duas fichas de voto
ruleset-party-hint = 6–12 jogadores: vote como os outros e cuidado com a ficha vermelha
ruleset-teams-hint = 6, 8, 10 ou 12 jogadores, dois a dois
ruleset-mini-hint = 3–4 jogadores, cada um narra duas vezes
pace-normal-hint = dois a três minutos por fase
pace-relaxed-hint = cinco a sete minutos por fase
pace-blitz-hint = cerca de um minuto por fase
pace-untimed-hint = sem pressa nenhuma
pace-correspondence-hint = para jogos que duram muitos dias
first-offer = quem tiver a primeira ideia
first-random = por sorteio
first-host = o anfitrião
seating-shuffled = ao acaso
seating-joined = por ordem de chegada
