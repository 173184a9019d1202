// The type of a file is read from its content. Runs in a process of its own: see check-process.ts.
import { readFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { actsOnOpening } from './acts-on-opening.ts'
import type { FileCheckResult } from './file-check-result.ts'
import { reencodePicture } from './reencode-picture.ts'

/** The file is at `sent`; a picture is encoded again, to `reencoded`. */
export async function checkFile(sent: string, reencoded: string): Promise<FileCheckResult> {
  const type = await fileTypeFromFile(sent)
  switch (type?.mime) {
    case 'application/pdf':
      return actsOnOpening(await readFile(sent)) ? 'acts on opening' : 'PDF'
    case 'image/jpeg':
      return reencodePicture(sent, reencoded, 'JPEG')
    case 'image/png':
      return reencodePicture(sent, reencoded, 'PNG')
    default:
      return 'of another kind'
  }
}
