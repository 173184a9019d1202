import { useRef, useState } from 'react'
import { say } from '../heard/say.ts'
import { photoCode } from '../photo/photo-code.ts'
import { isNamedHeic } from '../photo/photo-kind.ts'

/** Makes a photo smaller before it is taken; `text` says that. */
export function usePhoto(text: string) {
  const [photo, setPhoto] = useState<File>()
  const latest = useRef<File>(undefined)
  const callOff = () => {
    latest.current = undefined
    setPhoto(undefined)
  }
  return {
    /** The one that is being made smaller; one that needs no more than a look is taken in the next moment. */
    photo,
    /** Nothing when it was called off meanwhile. */
    async shrink(chosen: File, largest: number): Promise<File | 'heic' | undefined> {
      latest.current = chosen
      if (chosen.size > largest || isNamedHeic(chosen)) {
        setPhoto(chosen)
        say(`${chosen.name}: ${text}`)
      }
      const smaller = (await (await photoCode.load())?.smallerPhoto(chosen, largest)) ?? chosen
      if (latest.current !== chosen) return undefined
      callOff()
      return smaller
    },
    callOff,
  } as const
}
