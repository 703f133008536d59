# A página de um registro que qualquer pessoa pode conferir.

record-title = Um jogo de { -game } para conferir
record-when = Fim do jogo: { $when }
record-winners = Vitória
record-lead = Todo embaralhamento deste jogo sai de uma única semente secreta. Ela foi lacrada antes de a primeira carta ser distribuída, e aqui está. Esta página compara semente, regras e registro no seu navegador: não se conecta a nenhum servidor e funciona sem rede.
record-agrees = Tudo confere
record-disagrees = Este registro foi alterado
record-right = confere
record-wrong = não confere
record-kind-commitment = O lacre é o da semente
record-kind-start = Lugares e baralho embaralhado
record-kind-deal = Mãos e compras
record-kind-board = Ordem das cartas na mesa
record-kind-points = Pontos
record-kind-course = Andamento do jogo
record-kind-telling = O que esta página conta
record-seal = Lacre, mostrado na rodada 1
record-seed = Semente
record-shown = Cole o lacre que o bot mostrou quando o jogo começou:
record-shown-right = É o mesmo: ninguém trocou a semente.
record-shown-wrong = Não é o lacre deste jogo: ou é de outro, ou este registro não é do jogo que você viu começar.
record-shown-part = Não é um lacre inteiro: ele tem 64 dígitos, de 0 a 9 e de a a f.
record-drawn = sorteada
record-told = do narrador
record-red = ficha vermelha
record-card = carta { $number }
record-how = Como se confere?
record-derivation =
    Lacre: SHA-256 dos 32 bytes da semente seguidos do código do jogo.
    Acaso: HMAC-SHA256(semente, "rodada/finalidade/contador/bloco") para o bloco 0, 1, 2 …, lido como números de 32 bits, do byte mais significativo em diante. Um número menor que n é o próximo deles módulo n; os que passam do último múltiplo inteiro de n são pulados.
    Embaralhar: Fisher e Yates, da última posição até a segunda.
    O acaso decide: lugares, duplas, baralho, monte refeito, ordem das cartas na mesa, e as cartas e narradores que ninguém escolheu. Todo o resto foi decidido por quem jogou, pessoas ou computadores, e segue as regras.
