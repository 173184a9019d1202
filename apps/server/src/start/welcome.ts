import type { Config } from '../config/config.ts'

/** The first lines on the terminal; the sandbox adds its own. */
export function welcome({ club, publicUrl }: Config, sandboxLines: readonly string[]): string {
  const head = ['', `  ${club.name} is open at ${publicUrl}`, '']
  return [...head, ...sandboxLines, '  Stop with Ctrl+C', '', ''].join('\n')
}
