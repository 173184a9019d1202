import { spawn } from 'node:child_process'
import { projectFolder } from '../project-folder.ts'

export type Finished = { code: number; stdout: string; stderr: string; output: string }

type Options = { cwd?: string; env?: Record<string, string | undefined> }

/** Runs a program to its end and keeps what it printed. */
export function runCommand(
  program: string,
  args: readonly string[],
  options: Options = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? projectFolder,
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const endWithThis = () => child.kill()
    process.once('exit', endWithThis)
    let stdout = ''
    let stderr = ''
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk
      output += chunk
    })
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk
      output += chunk
    })
    child.once('error', reject)
    child.once('close', code => {
      process.removeListener('exit', endWithThis)
      resolve({ code: code ?? 1, stdout, stderr, output })
    })
  })
}
