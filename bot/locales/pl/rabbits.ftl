# Kolory królików.

rabbit-red = czerwony
rabbit-blue = niebieski
rabbit-yellow = żółty
rabbit-green = zielony
rabbit-purple = fioletowy
rabbit-orange = pomarańczowy
rabbit-pink = różowy
rabbit-white = biały
rabbit-black = czarny
rabbit-turquoise = turkusowy
rabbit-brown = brązowy
rabbit-grey = szary
