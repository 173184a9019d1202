import { useEffect, useRef, useState } from 'react'
import { say } from '../heard/say.ts'
import type { Fit } from '../photo/fitting-photo.ts'
import { useFittingPhoto } from '../photo/use-fitting-photo.ts'
import { useWords } from '../words/use-words.ts'
import { fileDropWords } from './file-drop.words.ts'

/** Makes a photo smaller before it is taken. */
export function usePhoto() {
  const words = useWords('fileDrop', fileDropWords)
  const fittingPhoto = useFittingPhoto()
  const [photo, setPhoto] = useState<File>()
  const latest = useRef<File>(undefined)
  const callOff = () => {
    latest.current = undefined
    setPhoto(undefined)
  }
  // Whatever it becomes, nobody waits for it here any more.
  useEffect(() => callOff, [])
  return {
    /** The one that is being made smaller. */
    photo,
    /**
     * What to take instead, or a sentence why there is nothing to take. Nothing for one that is fine as it is, which is
     * looked at in silence, or that was called off.
     */
    async shrink(chosen: File, isFine: boolean, fit: Fit) {
      latest.current = chosen
      if (!isFine) {
        setPhoto(chosen)
        say(words.isShrinking(chosen.name))
      }
      const fitting = await fittingPhoto(chosen, fit)
      if (latest.current !== chosen) return undefined
      callOff()
      return isFine && fitting === chosen ? undefined : fitting
    },
    callOff,
  } as const
}
