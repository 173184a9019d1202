import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { quickStart } from '#test/servers/quick-start.ts'

const script = fileURLToPath(new URL('./hold-folder.ts', import.meta.url))

export type Holder = { readonly process: ChildProcess; readonly said: string }

// `said` is 'open', or the sentence with which the folder was refused.
export async function forkHolder(dataFolder: string): Promise<Holder> {
  const child = fork(script, [dataFolder], { execArgv: [...quickStart] })
  const [said] = await once(child, 'message')
  return { process: child, said: String(said) }
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exited = once(child, 'exit')
  child.kill(signal)
  const [code] = await exited
  return code
}
