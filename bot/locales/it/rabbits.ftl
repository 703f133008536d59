# I colori dei conigli.

rabbit-red = rosso
rabbit-blue = blu
rabbit-yellow = giallo
rabbit-green = verde
rabbit-purple = viola
rabbit-orange = arancione
rabbit-pink = rosa
rabbit-white = bianco
rabbit-black = nero
rabbit-turquoise = turchese
rabbit-brown = marrone
rabbit-grey = grigio
