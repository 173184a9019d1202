import { type Findings, mergeFindings, oneFinding } from './findings.ts'
import type { Extent, LastCheck } from './last-checks.ts'

const hour = 3_600_000
/** How long after a check of each kind the next one is overdue. */
const overdueAfter: Readonly<Record<Extent, number>> = { new: 2 * hour, all: 26 * hour }
const extents = ['new', 'all'] as const satisfies readonly Extent[]

/**
 * What this process knows about the checks: the newest of each kind that it has read, and its own failures.
 * So deleting or restoring a row can't hide a finding.
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
      // A check from the future was made by a wrong clock, and would never be replaced.
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

  /** Failed and overdue checks. */
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
