import { runCommand } from './run-command.ts'
import type { StageResult } from './stage.ts'

/** A program that says everything in one go: one check, passed or failed. */
export async function runOnce(program: string, args: readonly string[]): Promise<StageResult> {
  const { code, output } = await runCommand(program, args)
  return code === 0
    ? { passed: 1, failures: [] }
    : { passed: 0, failures: [{ name: program, details: output }] }
}
