// The program finds no room for the picture it encodes.
throw new Error('no space left')
