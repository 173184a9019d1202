import path from 'node:path'
import { type Refusal, refuse } from '../../../http/refusal.ts'
import type { SentFile } from '../../../http/sent-file.ts'
import type { Log } from '../../../log/create-log.ts'
import { createFairQueue } from './fair-queue.ts'
import { runJudge } from './run-judge.ts'

export type JudgedFile = {
  /** Where the bytes to keep are. */
  readonly path: string
  readonly contentType: 'image/jpeg' | 'image/png' | 'application/pdf'
  readonly ending: 'jpg' | 'png' | 'pdf'
}

export type FileRefusal = Refusal<'file_type_not_allowed' | 'file_too_large'>

/** Judges the file of an account; one after the other, each in a process of its own. */
export type FileJudge = (sent: SentFile, accountId: string) => Promise<JudgedFile | FileRefusal>

type Settings = { readonly limitMs?: number; readonly program?: string }

const usualProgram = path.join(import.meta.dirname, 'judge-process.ts')
const sentences = {
  'acts on opening':
    'This PDF is locked or contains scripts or other files. Please send a plain one, or a picture of it.',
  'too many pixels':
    'This picture is too large. Please send one of at most 25 megapixels, saved as a plain JPEG or PNG.',
  'not judged': 'We could not read this file. Please send a plain PDF, or a picture of the page.',
} as const

export function createFileJudge(
  log: Pick<Log, 'warn'>,
  { limitMs = 15_000, program = usualProgram }: Settings = {},
): FileJudge {
  const queue = createFairQueue()
  return async (sent, accountId) => {
    const redrawn = sent.besides('redrawn')
    const verdict = await queue(accountId, () =>
      runJudge({ program, sent: sent.path, redrawn, limitMs }),
    )
    if (verdict instanceof Error) {
      log.warn({ err: verdict, size: sent.size }, 'a file could not be judged and was refused')
      return refuse('file_type_not_allowed', { sentence: sentences['not judged'] })
    }
    switch (verdict) {
      case 'PDF':
        return { path: sent.path, contentType: 'application/pdf', ending: 'pdf' }
      case 'JPEG':
        return { path: redrawn, contentType: 'image/jpeg', ending: 'jpg' }
      case 'PNG':
        return { path: redrawn, contentType: 'image/png', ending: 'png' }
      case 'acts on opening':
        return refuse('file_type_not_allowed', { sentence: sentences[verdict] })
      case 'too many pixels':
        return refuse('file_too_large', { sentence: sentences[verdict] })
      case 'of another kind':
        return refuse('file_type_not_allowed')
    }
  }
}
