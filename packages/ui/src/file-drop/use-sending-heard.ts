import { useEffect, useRef } from 'react'
import { say } from '../heard/say.ts'
import { useWords } from '../words/use-words.ts'
import { fileDropWords } from './file-drop.words.ts'

/** Says that a file goes on its way and that all of it has gone, or that it stopped before. What comes of it the page says. */
export function useSendingHeard(name: string | undefined, progress: number | undefined): void {
  const words = useWords('fileDrop', fileDropWords)
  const before = useRef<number>(undefined)
  useEffect(() => {
    const last = before.current
    before.current = progress
    if (!name || progress === last) return
    if (last === undefined) say(words.sending(name))
    else if (progress === undefined && last < 100) say(words.notSent(name))
    if (progress !== undefined && progress >= 100) say(words.sent(name))
  }, [name, progress])
}
