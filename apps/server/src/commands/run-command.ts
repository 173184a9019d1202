import { StartupError } from '../config/startup-error.ts'

/** Runs a command on the server's machine; it ends with one sentence, whether it succeeds or fails. */
export async function runCommand(
  failed: string,
  work: (words: readonly string[]) => Promise<string>,
): Promise<void> {
  // Whatever it writes is its own user's alone.
  process.umask(0o077)
  try {
    process.stdout.write(`${await work(process.argv.slice(2))}\n`)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    process.stderr.write(error instanceof StartupError ? `${message}\n` : `${failed}: ${message}\n`)
    process.exitCode = 1
  }
}
