import { Script } from 'node:vm'
import type { Begun } from './begun.ts'

/** What a template is filled with to see the words that it says itself: nothing that could be asked for. */
export const anyName = '_'

/** Refuses a name whose word in code is the language’s, or stands for something else in the files it goes into. */
export function checkWord(name: string, word: string, others: Begun['files'] = {}): void {
  if (isReserved(word) || wordsOf(others).has(word))
    throw new Error(
      `“${name}” can’t be its name: code says ${word} for something else. Choose another name.`,
    )
}

function wordsOf(files: Begun['files']): ReadonlySet<string> {
  const code = Object.values(files)
    .join('\n')
    .replace(/\/\*.*?\*\/|'[^'\n]*'|`[^`]*`/gs, '')
  return new Set(code.match(/\w+/g))
}

function isReserved(word: string): boolean {
  try {
    new Script(`'use strict'; async () => { const ${word} = 0 }`)
    return false
  } catch {
    return true
  }
}
