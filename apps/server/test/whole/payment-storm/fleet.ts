// The server processes of a storm, and who of them is asked.
import { setTimeout as pause } from 'node:timers/promises'
import { keepsAttemptOpen } from '@kinfold/contract/attempt/open-attempt-codes'
import { patience } from '@kinfold/test-support/patience'
import { type ServerProcess, startServerProcess } from '#test/servers/server-process.ts'
import type { Answered, CallOptions } from '#test/servers/test-client.ts'
import type { Asked, StormJournal } from './storm-journal.ts'

type Environment = Readonly<Record<string, string>>
type Outage = { readonly from: number; to: number }

/** So long after a kill its traces may still appear. */
const aftermathMs = patience(15_000)

export class Fleet {
  readonly #environment: Environment
  readonly #size: number
  readonly #running = new Map<number, ServerProcess>()
  readonly #ended: ServerProcess[] = []
  readonly #outages: Outage[] = []
  readonly #journal: StormJournal
  /** How often each answer came, to all calls. */
  readonly answers = new Map<string, number>()
  unanswered = 0

  constructor(environment: Environment, size: number, journal: StormJournal) {
    this.#environment = environment
    this.#size = size
    this.#journal = journal
  }

  get running(): readonly ServerProcess[] {
    return [...this.#running.values()]
  }

  /** What the processes wrote, the dead ones' too. */
  get logs(): readonly string[] {
    return [...this.#ended, ...this.running].map(({ said }) => said.out + said.err)
  }

  async start(): Promise<void> {
    for (let place = 0; place < this.#size; place += 1) await this.#startAt(place)
  }

  async startOne(): Promise<void> {
    await this.#startAt(0)
  }

  async #startAt(place: number): Promise<void> {
    if (this.#running.has(place)) return
    this.#running.set(place, await startServerProcess(this.#environment))
  }

  async #killAt(place: number): Promise<void> {
    const server = this.#running.get(place)
    if (server === undefined) return
    this.#running.delete(place)
    server.child.kill('SIGKILL')
    await server.ended
    this.#ended.push(server)
  }

  /** kill -9 in the middle of whatever runs; another process takes its place. */
  async killOne(turn: number): Promise<void> {
    await this.outage(async () => {
      await this.#killAt(turn % this.#size)
      await this.#startAt(turn % this.#size)
    })
  }

  async killAll(): Promise<void> {
    await this.outage(async () => {
      for (const place of [...this.#running.keys()]) await this.#killAt(place)
    })
  }

  /** While it lasts, and a moment afterwards, a call may fail. */
  async outage(work: () => Promise<unknown>): Promise<void> {
    const outage = { from: Date.now(), to: Number.POSITIVE_INFINITY }
    this.#outages.push(outage)
    try {
      await work()
    } finally {
      outage.to = Date.now() + aftermathMs
    }
  }

  isOutage(at: number): boolean {
    return this.#outages.some(({ from, to }) => at >= from && at <= to)
  }

  /** Any of the processes; undefined when there was no answer. */
  async send(
    random: (below: number) => number,
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    options: CallOptions = {},
  ): Promise<Answered | undefined> {
    const servers = this.running
    const server = servers[random(servers.length)]
    if (server === undefined) {
      await pause(50)
      return undefined
    }
    try {
      const answer = await server.client.call(method, path, options)
      const said = answer.code ?? String(answer.status)
      this.answers.set(said, 1 + (this.answers.get(said) ?? 0))
      if (answer.status === 500) this.#journal.wrong.push(`${method} ${path} answered 500`)
      if (answer.status === 503) await pause(100)
      return answer
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      this.unanswered += 1
      await pause(50)
      return undefined
    }
  }

  /** Sends a money call under its key; its answer, unless the outcome stays unknown. */
  async attempt(random: (below: number) => number, asked: Asked): Promise<Answered | undefined> {
    const { method, path, token, body, key } = asked
    const headers = { 'idempotency-key': key }
    const answer = await this.send(random, method, path, { token, headers, body })
    if (answer === undefined || (answer.code !== undefined && keepsAttemptOpen(answer.code))) {
      return undefined
    }
    this.#journal.answered(key, answer)
    return answer
  }
}
