import { runCommand } from '../stage/run-command.ts'

/** Writes files as the formatter would, and says what the linter has to say of them. */
export async function tidy(files: readonly string[], project: string): Promise<void> {
  const { code, output } = await runCommand('biome', ['check', '--write', ...files], {
    cwd: project,
  })
  if (code !== 0)
    throw new Error(`It is written, but biome has something to say:\n${output.trim()}`)
}
