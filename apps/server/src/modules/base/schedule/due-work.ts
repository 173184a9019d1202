import type { Handle } from '../../../db/database.ts'
import type { Services } from '../../services.ts'

/**
 * Something that falls due by the club's time: expiries, charges, maturities, reminders. Every process looks
 * after each of them once a minute (`repeatDueWorks`), and a sandbox whose clock is moved goes from one due
 * moment to the next (`advanceClock`). A new one is added to `dueWorks`.
 */
export type DueWork = {
  /** For log lines, such as "releasing expired holds". */
  readonly name: string
  /**
   * The earliest moment at which something falls due, or fell due and was not carried out; undefined when
   * nothing is waiting. One read by an index. In whole milliseconds, as due moments are set with `clock`.
   */
  readonly nextDue: (handle: Handle) => Promise<Date | undefined>
  /**
   * Carries out everything due at `until` or before, in order of its due moments. By then the club's clock
   * shows `until` or later. Several processes may do this at once: rows are taken one at a time or in
   * batches, each in a transaction of its own, with FOR UPDATE SKIP LOCKED. A row that fails doesn't keep
   * the others waiting: go on with the rest, and throw at the end. What should be tried again is due
   * again at a later moment, which is set in the same transaction.
   */
  readonly carryOut: (services: Services, until: Date) => Promise<void>
}
