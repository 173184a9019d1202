import type { Config } from './config.ts'

/** What whoever started the server sees first; the sandbox adds some lines of its own. */
export function welcome({ club, publicUrl }: Config, sandboxLines: readonly string[]): string {
  const head = ['', `  ${club.name} is open at ${publicUrl}`, '']
  return [...head, ...sandboxLines, '  Stop with Ctrl+C', '', ''].join('\n')
}
