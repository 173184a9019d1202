import { spawn } from 'node:child_process'
import { projectFolder } from '../project-folder.ts'

/** Runs programs side by side in the terminal until one of them ends; then all of them do. */
export function runAttached(programs: readonly (readonly [string, ...string[]])[]): Promise<void> {
  const children = programs.map(([program, ...args]) =>
    spawn(program, args, { cwd: projectFolder, stdio: 'inherit' }),
  )
  const stopAll = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  process.once('SIGINT', stopAll)
  process.once('SIGTERM', stopAll)
  return new Promise(resolve => {
    let running = children.length
    for (const child of children) {
      child.once('exit', code => {
        process.exitCode ??= code ?? 0
        stopAll()
        running -= 1
        if (running === 0) resolve()
      })
    }
  })
}
