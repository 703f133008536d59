# As cores dos coelhos.

rabbit-red = vermelho
rabbit-blue = azul
rabbit-yellow = amarelo
rabbit-green = verde
rabbit-purple = roxo
rabbit-orange = laranja
rabbit-pink = rosa
rabbit-white = branco
rabbit-black = preto
rabbit-turquoise = turquesa
rabbit-brown = marrom
rabbit-grey = cinza
