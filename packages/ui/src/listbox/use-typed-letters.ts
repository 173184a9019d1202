import { useState } from 'react'

const PAUSE = 700

function typedLetters() {
  let letters = ''
  let last = Number.NEGATIVE_INFINITY
  const soFar = () => (performance.now() - last < PAUSE ? letters : '')
  const add = (letter: string) => {
    letters = soFar() + letter
    last = performance.now()
    return letters
  }
  return { soFar, add }
}

/** Letters that follow each other quickly are one word, typed ahead to the option that begins with it. */
export function useTypedLetters() {
  return useState(typedLetters)[0]
}
