import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { listenLocally } from '#test/servers/listen-locally.ts'

export type ChildServer = {
  readonly port: number
  readonly pid: number
  readonly residentMegabytes: () => number
  /** Processor time it has used so far, all threads together. */
  readonly processorSeconds: () => number
  readonly stop: () => Promise<void>
}

/** A server in a process of its own, listening; its log goes nowhere, but it is written. */
export async function startChild(
  file: string,
  environment: Record<string, string>,
  args: string[] = [],
): Promise<ChildServer> {
  const port = await sparePort()
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, file), ...args], {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilListening(port, child)
  return {
    port,
    pid: child.pid ?? 0,
    residentMegabytes: () => residentMegabytes(child.pid ?? 0),
    processorSeconds: () => processorSeconds(child.pid ?? 0),
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)
    if (answer !== undefined) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

const ticksPerSecond = 100

function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

async function sparePort(): Promise<number> {
  const probe = createServer()
  const port = await listenLocally(probe)
  await new Promise(resolve => probe.close(resolve))
  return port
}
