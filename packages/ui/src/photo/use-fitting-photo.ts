import { use } from 'react'
import { LanguageContext } from '../words/language-context.ts'
import type { Fit } from './fitting-photo.ts'
import { photoCode } from './photo-code.ts'

/** What to take instead of a photo, or a sentence why there is none. Without the code for photos each is judged as it is. */
export function useFittingPhoto() {
  const words = use(LanguageContext)?.words.photo
  return async (photo: File, fit: Fit): Promise<File | string> => {
    const code = await photoCode.load()
    return code ? code.fittingPhoto(photo, fit, words) : (fit.why ?? photo)
  }
}
