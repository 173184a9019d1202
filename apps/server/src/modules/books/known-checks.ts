import { type Findings, mergeFindings, oneFinding } from './findings.ts'
import type { Extent, LastCheck } from './last-checks.ts'

const hour = 3_600_000
/** So long after a check of its kind the next one should have ended. */
const overdueAfter: Readonly<Record<Extent, number>> = { new: 2 * hour, all: 26 * hour }
const extents = ['new', 'all'] as const satisfies readonly Extent[]

/**
 * What this process knows of the checks: the newest of each kind that it ever read, and those it could
 * not make. So a row that is taken away or put back takes no finding back.
 */
export class KnownChecks {
  readonly #began: Date
  readonly #checks = new Map<Extent, LastCheck>()
  readonly #failed = new Set<Extent>()

  constructor(began: Date) {
    this.#began = began
  }

  get checks(): ReadonlyMap<Extent, LastCheck> {
    return this.#checks
  }

  remember(stored: ReadonlyMap<Extent, LastCheck>, now: Date): void {
    for (const [extent, check] of stored) {
      const before = this.#checks.get(extent)
      // One from the future was made by a wrong clock, and would stay for ever.
      const isNewer =
        before === undefined || check.endedAt >= before.endedAt || before.endedAt > now
      if (isNewer) this.#checks.set(extent, check)
    }
  }

  succeeded(extent: Extent): void {
    this.#failed.delete(extent)
  }

  failed(extent: Extent): void {
    this.#failed.add(extent)
  }

  /** Checks that failed and that didn't come. */
  missing(now: Date): Findings {
    const overdue = extents.filter(extent => {
      const last = this.#checks.get(extent)?.endedAt
      const since = last === undefined || last > now || last < this.#began ? this.#began : last
      return now.getTime() - since.getTime() > overdueAfter[extent]
    })
    return mergeFindings(
      oneFinding('failed_checks', this.#failed.size, [...this.#failed][0] ?? null),
      oneFinding('overdue_checks', overdue.length, overdue[0] ?? null),
    )
  }
}
