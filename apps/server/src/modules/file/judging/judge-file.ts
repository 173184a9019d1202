// What a file is, is read from its content. Runs in a process of its own: see judge-process.ts.
import { readFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { actsOnOpening } from './acts-on-opening.ts'
import { drawAnew } from './draw-anew.ts'
import type { Verdict } from './verdict.ts'

/** The file lies at `sent`; a picture that is drawn anew goes to `redrawn`. */
export async function judgeFile(sent: string, redrawn: string): Promise<Verdict> {
  const type = await fileTypeFromFile(sent)
  switch (type?.mime) {
    case 'application/pdf':
      return actsOnOpening(await readFile(sent)) ? 'acts on opening' : 'PDF'
    case 'image/jpeg':
      return drawAnew(sent, redrawn, 'JPEG')
    case 'image/png':
      return drawAnew(sent, redrawn, 'PNG')
    default:
      return 'of another kind'
  }
}
