import { type ChildProcess, spawn } from 'node:child_process'
import { projectFolder } from '../project-folder.ts'

export type Finished = { code: number; stdout: string; stderr: string; output: string }

type Options = { cwd?: string; env?: Record<string, string | undefined> }

/** The exit code of a run that a signal ended. */
export const interrupted = 130

const hasGroups = process.platform !== 'win32'
const running = new Set<ChildProcess>()
process.once('exit', endPrograms)
// Ctrl-C reaches this process, and not the groups of its programs. Pressed again it must not cut the clearing up short.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => process.exit(interrupted))

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
      // A group of its own, so that it can be ended together with what it has started.
      detached: hasGroups,
    })
    running.add(child)
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
    child.once('error', error => {
      running.delete(child)
      reject(error)
    })
    child.once('close', code => {
      running.delete(child)
      resolve({ code: code ?? 1, stdout, stderr, output })
    })
  })
}

/** Ends all that runs, with what it has started. */
export function endPrograms(): void {
  for (const child of running) {
    try {
      if (hasGroups && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      else child.kill('SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}
