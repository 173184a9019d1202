// A judge that can't write what it has drawn.
throw new Error('no space left')
