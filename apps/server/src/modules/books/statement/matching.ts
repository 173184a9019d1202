import type { matchStatementLine as endpoint } from '@kinfold/contract/operator/statement/match-statement-line'
import type { Answer, MoneyCall } from '../../../calls/call.ts'
import type { LineRow } from '../../money/bank-line/lock-line.ts'
import type { Services } from '../../services.ts'
import type { Named } from './read-named.ts'

/** A locked line, while a person says what it is. */
export type Matching = {
  readonly services: Services
  readonly call: MoneyCall<typeof endpoint>
  readonly line: LineRow
  /** What the club's bank was to pay and the line names. */
  readonly named: readonly Named[]
  readonly at: Date
}
export type Refused = Exclude<Answer<typeof endpoint>, { id: string }>
/** The first word of two is kept, and nothing is booked. */
export type Outcome = Refused | 'kept' | undefined
