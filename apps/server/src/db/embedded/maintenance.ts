import type { PGlite } from '@electric-sql/pglite'
import type { DurableFileSystem } from './durable-file-system.ts'
import type { FromEngine } from './engine-message.ts'
import type { MaintenanceSettings } from './engine-thread-settings.ts'

type InOrder = (work: () => Promise<void>) => void
type Say = (message: FromEngine) => void

// The engine runs without PostgreSQL's background processes, so nothing else writes checkpoints
// (the log would grow without bound, and each start would replay all of it) or removes dead rows.
export class Maintenance {
  readonly #pg: PGlite
  readonly #fileSystem: Pick<DurableFileSystem, 'walBytes'>
  readonly #settings: MaintenanceSettings
  readonly #say: Say
  #timers: NodeJS.Timeout[] = []
  #inOrder: InOrder = () => undefined
  #checkpointDue = false
  #checkpointedAtByte: number
  #tablesToVacuum: string[] = []
  #stopped = false

  constructor(
    pg: PGlite,
    fileSystem: Pick<DurableFileSystem, 'walBytes'>,
    settings: MaintenanceSettings,
    say: Say,
  ) {
    this.#pg = pg
    this.#fileSystem = fileSystem
    this.#settings = settings
    this.#say = say
    this.#checkpointedAtByte = fileSystem.walBytes
  }

  start(inOrder: InOrder): void {
    this.#inOrder = inOrder
    const { checkpointAfterMs, vacuumAfterMs } = this.#settings
    this.#timers = [
      setInterval(() => this.#checkpointBecauseOfTime(), checkpointAfterMs),
      setInterval(() => this.#planVacuum(), vacuumAfterMs),
    ]
  }

  stop(): void {
    this.#stopped = true
    for (const timer of this.#timers) clearInterval(timer)
  }

  // After each answer: due work waits until no transaction is open.
  noteActivity(): void {
    if (this.#walBytes() >= this.#settings.checkpointAfterWalBytes) this.#checkpointDue = true
    if (this.#checkpointDue || this.#tablesToVacuum.length > 0) this.#runSoon()
  }

  #walBytes(): number {
    return this.#fileSystem.walBytes - this.#checkpointedAtByte
  }

  #checkpointBecauseOfTime(): void {
    if (this.#walBytes() === 0) return
    this.#checkpointDue = true
    this.#runSoon()
  }

  #planVacuum(): void {
    this.#inOrder(() =>
      this.#careful(async () => {
        const { rows } = await this.#pg.query<{ name: string }>(
          "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')",
        )
        this.#tablesToVacuum = rows.map(row => row.name)
        this.#runSoon()
      }),
    )
  }

  #runSoon(): void {
    this.#inOrder(() => this.#careful(() => this.#runOne()))
  }

  // One task at a time, so that no caller waits for more than one.
  async #runOne(): Promise<void> {
    if (this.#pg.isInTransaction()) return
    if (this.#checkpointDue) return this.#checkpoint()
    const table = this.#tablesToVacuum.pop()
    if (table === undefined) return
    const began = performance.now()
    await this.#pg.exec(`VACUUM (ANALYZE) ${table}`)
    this.#say({ kind: 'vacuum', ms: performance.now() - began, table })
    if (this.#tablesToVacuum.length > 0) setImmediate(() => this.#runSoon())
  }

  async #checkpoint(): Promise<void> {
    this.#checkpointDue = false
    const walBytes = this.#walBytes()
    const began = performance.now()
    await this.#pg.exec('CHECKPOINT')
    this.#checkpointedAtByte = this.#fileSystem.walBytes
    this.#say({ kind: 'checkpoint', ms: performance.now() - began, walBytes })
  }

  async #careful(work: () => Promise<void>): Promise<void> {
    if (this.#stopped) return
    try {
      await work()
    } catch (error) {
      this.#say({ kind: 'maintenance-failed', reason: String(error) })
    }
  }
}
