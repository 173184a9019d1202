import path from 'node:path'
import { type Refusal, refuse } from '../../../../calls/refusal.ts'
import type { SentFile } from '../../../../calls/sent-file.ts'
import type { Log } from '../../../../log/create-log.ts'
import { createFairQueue } from './fair-queue.ts'
import { runFileCheck } from './run-file-check.ts'

export type CheckedFile = {
  /** Where the bytes to keep are: those that were sent, or a picture encoded again. */
  readonly path: string
  readonly contentType: 'image/jpeg' | 'image/png' | 'application/pdf'
  readonly ending: 'jpg' | 'png' | 'pdf'
}

export type FileRefusal = Refusal<'file_type_not_allowed' | 'file_too_large'>

/** Checks the file of an account; one after the other, each in a process of its own. */
export type CheckFile = (sent: SentFile, accountId: string) => Promise<CheckedFile | FileRefusal>

type Settings = {
  readonly processorSeconds?: number
  readonly timeoutMs?: number
  readonly program?: string
}

const usualProgram = path.join(import.meta.dirname, 'check-process.ts')
const sentences = {
  'acts on opening':
    'This PDF is locked or contains scripts or other files. Please send a plain one, or a picture of it.',
  'too many pixels':
    'This picture is too large. Please send one of at most 25 megapixels, saved as a plain JPEG or PNG.',
  unreadable: 'We could not read this file. Please send a plain PDF, or a picture of the page.',
} as const

export function createFileCheck(
  log: Pick<Log, 'warn'>,
  { processorSeconds = 5, timeoutMs = 20_000, program = usualProgram }: Settings = {},
): CheckFile {
  const queue = createFairQueue()
  return async (sent, accountId) => {
    const reencoded = sent.pathFor('reencoded')
    const result = await queue(accountId, () =>
      runFileCheck({ program, sent: sent.path, reencoded, processorSeconds, timeoutMs }),
    )
    if (result instanceof Error) {
      log.warn({ err: result, size: sent.size }, 'file check failed; upload rejected')
      return refuse('file_type_not_allowed', { sentence: sentences.unreadable })
    }
    switch (result) {
      case 'PDF':
        return { path: sent.path, contentType: 'application/pdf', ending: 'pdf' }
      case 'JPEG':
        return { path: reencoded, contentType: 'image/jpeg', ending: 'jpg' }
      case 'PNG':
        return { path: reencoded, contentType: 'image/png', ending: 'png' }
      case 'acts on opening':
        return refuse('file_type_not_allowed', { sentence: sentences[result] })
      case 'too many pixels':
        return refuse('file_too_large', { sentence: sentences[result] })
      case 'of another kind':
        return refuse('file_type_not_allowed')
    }
  }
}
