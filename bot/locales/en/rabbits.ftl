# The rabbits' colours.

rabbit-red = red
rabbit-blue = blue
rabbit-yellow = yellow
rabbit-green = green
rabbit-purple = purple
rabbit-orange = orange
rabbit-pink = pink
rabbit-white = white
rabbit-black = black
rabbit-turquoise = turquoise
rabbit-brown = brown
rabbit-grey = grey
