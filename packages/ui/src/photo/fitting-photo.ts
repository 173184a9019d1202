import { lookAtPhoto, MOST_DRAWN } from './look-at-photo.ts'
import { photoWords } from './photo.words.ts'
import { smallerPhoto } from './smaller-photo.ts'

export type Fit = {
  /** A photo of more bytes is made smaller. */
  photosUpTo: number
  /** What has more is not taken. */
  maxBytes: number
  /** Why the photo can't be taken as it is. */
  why?: string | undefined
}

const sizesBefore = new WeakMap<File, number>()

/** What a photo weighed in bytes before it was made smaller; nothing for a file that is as it was chosen. */
export const sizeBefore = (file: File): number | undefined => sizesBefore.get(file)

/** Whether a device can be asked to show it. */
export const isDrawable = (photo: File): Promise<boolean> =>
  lookAtPhoto(photo).then(
    ({ points }) => points <= MOST_DRAWN,
    // It was there when it was chosen, and can't be read any more.
    () => false,
  )

/** A photo as it can be taken: itself, or made smaller; or a sentence why it can't. */
export async function fittingPhoto(
  photo: File,
  { photosUpTo, maxBytes, why }: Fit,
  words = photoWords,
): Promise<File | string> {
  const made = await smallerPhoto(photo, Math.min(photosUpTo, maxBytes))
  if (typeof made === 'string') return words[made]
  if (made.size < photo.size) sizesBefore.set(made, photo.size)
  return why && (made === photo || made.size > maxBytes) ? why : made
}
