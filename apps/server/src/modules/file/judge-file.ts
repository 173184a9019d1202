// What a file is, is read from its content. Pictures are drawn anew: whatever hid behind or inside
// them, the place they were taken included, doesn't come along.
import { fileTypeFromBuffer } from 'file-type'
import { type Refusal, refuse } from '../../http/refusal.ts'
import { actsOnOpening } from './acts-on-opening.ts'

export type JudgedFile = {
  readonly bytes: Buffer
  readonly contentType: 'image/jpeg' | 'image/png' | 'application/pdf'
  readonly ending: 'jpg' | 'png' | 'pdf'
}

const plainDocument =
  'This PDF is locked or contains scripts or other files. Please send a plain one, or a picture of it.'

/** A few bytes can unfold into a picture that fills the memory. */
const mostPixels = 50_000_000

export async function judgeFile(
  sent: Buffer,
): Promise<JudgedFile | Refusal<'file_type_not_allowed'>> {
  const type = await fileTypeFromBuffer(sent)
  switch (type?.mime) {
    case 'application/pdf':
      return actsOnOpening(sent)
        ? refuse('file_type_not_allowed', { sentence: plainDocument })
        : { bytes: sent, contentType: 'application/pdf', ending: 'pdf' }
    case 'image/jpeg':
    case 'image/png':
      return (await drawAnew(sent, type.mime)) ?? refuse('file_type_not_allowed')
    default:
      return refuse('file_type_not_allowed')
  }
}

async function drawAnew(
  sent: Buffer,
  type: 'image/jpeg' | 'image/png',
): Promise<JudgedFile | undefined> {
  // Loaded with the first picture: an idle server has no use for it.
  const { default: sharp } = await import('sharp')
  // Turned the right way up first: how it was held is told by what is about to be left out.
  const picture = sharp(sent, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()
  try {
    return type === 'image/png'
      ? { bytes: await picture.png().toBuffer(), contentType: type, ending: 'png' }
      : {
          bytes: await picture.jpeg({ quality: 88 }).toBuffer(),
          contentType: type,
          ending: 'jpg',
        }
  } catch {
    return undefined
  }
}
