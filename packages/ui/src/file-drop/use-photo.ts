import { useRef, useState } from 'react'
import { say } from '../heard/say.ts'
import { photoCode } from '../photo/photo-code.ts'
import { useWords } from '../words/use-words.ts'
import { fileDropWords } from './file-drop.words.ts'

/** Makes a photo smaller before it is taken. */
export function usePhoto() {
  const words = useWords('fileDrop', fileDropWords)
  const [photo, setPhoto] = useState<File>()
  const latest = useRef<File>(undefined)
  const callOff = () => {
    latest.current = undefined
    setPhoto(undefined)
  }
  return {
    /** The one that is being made smaller. */
    photo,
    /**
     * What to take instead, or a sentence: the one given for a photo that stays as it is, or what to do about one that
     * can't be read. Nothing for one that is fine as it is, which is looked at in silence, or that was called off.
     */
    async shrink(chosen: File, largest: number, isFine: boolean, why: string | undefined) {
      latest.current = chosen
      if (!isFine) {
        setPhoto(chosen)
        say(words.isShrinking(chosen.name))
      }
      const smaller = (await (await photoCode.load())?.smallerPhoto(chosen, largest)) ?? chosen
      if (latest.current !== chosen) return undefined
      callOff()
      if (smaller === 'unreadable') return words.heic
      if (smaller !== chosen) return smaller
      return isFine ? undefined : (why ?? chosen)
    },
    callOff,
  } as const
}
