import { NotOnThisMachine } from '@kinfold/test-support/not-on-this-machine'

const sentences: Readonly<Record<string, string>> = {
  ENOSPC:
    'No room is left on the disk, or in the folder for temporary files: make some, then run the command again.',
  EDQUOT: 'You may not write more to this disk: make room, then run the command again.',
  EROFS: 'The disk can only be read: the tests need a place to write to.',
  EACCES:
    'A file or folder may not be used by you: give yourself access, then run the command again.',
  EADDRINUSE: 'Something else took the port that was free a moment ago: run the command again.',
  EMFILE: 'Too many files are open: allow more (ulimit -n), then run the command again.',
}

/** Why a stage could not run: a sentence where the machine is to blame, else all that is known. */
export function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof NotOnThisMachine) return error.message
  const code = 'code' in error ? String(error.code) : ''
  const sentence = sentences[code]
  return sentence ? `${sentence}\n${error.message}` : (error.stack ?? error.message)
}
