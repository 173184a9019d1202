import { StartupError } from '../config/startup-error.ts'

/** Runs a command on the server's machine; it ends with one sentence, whether it succeeds or fails. */
export async function runCommand(
  failed: string,
  work: (words: readonly string[]) => Promise<string>,
  options: readonly string[] = [],
): Promise<void> {
  // Everything it writes is private to its user.
  process.umask(0o077)
  try {
    const words = process.argv.slice(2)
    refuseUnknown(words, options)
    process.stdout.write(`${await work(words)}\n`)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    process.stderr.write(error instanceof StartupError ? `${message}\n` : `${failed}: ${message}\n`)
    process.exitCode = 1
  }
}

const anyOf = new Intl.ListFormat('en', { type: 'disjunction' })

/** Otherwise an unknown option would be taken for a name, and create a file called `--help`. */
function refuseUnknown(words: readonly string[], options: readonly string[]): void {
  const unknown = words.find(word => word.startsWith('-') && !options.includes(word))
  if (unknown === undefined) return
  const known = options.length === 0 ? 'there is none' : `use ${anyOf.format(options)}`
  throw new StartupError(`Unknown option ${unknown}; ${known}.`)
}
