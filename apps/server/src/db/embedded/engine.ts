import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { DatabaseEventListener } from '../database-event.ts'
import { DatabaseUnavailableError } from '../database-unavailable-error.ts'
import { diskFullExitCode, type FromEngine, type ToEngine } from './engine-message.ts'
import { engineModule } from './engine-module.ts'
import type { EngineThreadSettings } from './engine-thread-settings.ts'

export type EngineSettings = Omit<EngineThreadSettings, 'engineModule'> & {
  readonly onEvent?: DatabaseEventListener | undefined
  // A crashed engine is not started again more often than this.
  readonly restartPauseMs: number
}

export type EngineSession = {
  onData(bytes: Uint8Array): void
  onLost(error: DatabaseUnavailableError): void
}

type Running = { readonly worker: Worker; readonly ready: Promise<void> }

// Keeps one engine thread running: started when first needed, restarted after a crash, with one
// client session at a time.
export class Engine {
  readonly #settings: EngineSettings
  #running: Running | undefined
  #session = 0
  #client: EngineSession | undefined
  #attached: (() => void) | undefined
  #closed = false
  #startedAt = Number.NEGATIVE_INFINITY

  constructor(settings: EngineSettings) {
    this.#settings = settings
  }

  async attach(client: EngineSession): Promise<number> {
    await this.#start()
    this.#session += 1
    const session = this.#session
    this.#client = client
    const attached = Promise.withResolvers<void>()
    this.#attached = attached.resolve
    this.#post({ kind: 'attach', session })
    await attached.promise
    return session
  }

  send(session: number, bytes: Uint8Array): void {
    this.#post({ kind: 'data', session, bytes })
  }

  detach(session: number): void {
    if (session === this.#session) this.#client = undefined
  }

  async close(): Promise<void> {
    this.#closed = true
    const running = this.#running
    if (running === undefined) return
    const exited = once(running.worker, 'exit')
    this.#post({ kind: 'close' })
    await exited
  }

  async start(): Promise<void> {
    await this.#start()
  }

  #post(message: ToEngine): void {
    this.#running?.worker.postMessage(message)
  }

  async #start(): Promise<void> {
    if (this.#closed) throw new DatabaseUnavailableError('closed', {})
    if (this.#running === undefined) {
      if (performance.now() - this.#startedAt < this.#settings.restartPauseMs) {
        throw new DatabaseUnavailableError('lost', {})
      }
      this.#startedAt = performance.now()
      this.#running = await this.#spawn()
    }
    await this.#running.ready
  }

  async #spawn(): Promise<Running> {
    const began = performance.now()
    const { onEvent, restartPauseMs: _, ...settings } = this.#settings
    const workerData: EngineThreadSettings = { ...settings, engineModule: await engineModule() }
    const worker = new Worker(new URL('./engine-thread.ts', import.meta.url), {
      workerData,
      execArgv: [],
    })
    const started = Promise.withResolvers<void>()
    // Awaited on attach; a failed start that nobody awaits any more must not end the process.
    started.promise.catch(() => undefined)
    worker.on('message', (message: FromEngine) => {
      if (message.kind === 'ready') {
        onEvent?.({ kind: 'started', engine: 'embedded', ms: performance.now() - began })
        started.resolve()
      } else if (message.kind === 'failed') {
        started.reject(unavailable(message.diskFull, message.reason))
        void worker.terminate()
      } else this.#onMessage(worker, message)
    })
    worker.on('error', error => started.reject(unavailable(false, error)))
    worker.on('exit', code => {
      started.reject(unavailable(code === diskFullExitCode, `the engine stopped (${code})`))
      this.#onExit(code)
    })
    return { worker, ready: started.promise }
  }

  #onMessage(worker: Worker, message: FromEngine): void {
    if (message.kind === 'data') {
      if (message.session === this.#session) this.#client?.onData(message.bytes)
    } else if (message.kind === 'attached') {
      if (message.session === this.#session) this.#attached?.()
    } else if (message.kind === 'closed') void worker.terminate()
    else if (message.kind !== 'ready' && message.kind !== 'failed')
      this.#settings.onEvent?.(message)
  }

  #onExit(code: number): void {
    this.#running = undefined
    this.#attached?.()
    const client = this.#client
    this.#client = undefined
    if (this.#closed) return
    this.#settings.onEvent?.({ kind: 'stopped', reason: `the engine stopped (${code})` })
    client?.onLost(unavailable(code === diskFullExitCode, `the engine stopped (${code})`))
  }
}

function unavailable(diskFull: boolean, cause: unknown): DatabaseUnavailableError {
  return new DatabaseUnavailableError(diskFull ? 'full' : 'lost', { cause })
}
