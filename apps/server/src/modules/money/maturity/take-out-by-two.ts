import type { Money } from '@kinfold/contract/money/money'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Services } from '../../services.ts'
import { dropFirstWord, keepFirstWord, readFirstWord } from '../hand-credit/first-word.ts'
import { sayAlone } from '../said-alone/say-alone.ts'

type TakingOut = {
  /** The portfolio, or the payment that went into it; locked by the caller. */
  readonly sourceId: string
  readonly memberId: string
  readonly amount: Money
  /** It may hold more, or less, by the time that the second says so: the first said this of what it held then. */
  readonly mayChange?: boolean
  readonly by: string
  readonly at: Date
}

/** Nothing has moved: another says the same first. */
type Kept = {
  readonly outcome: 'kept'
  /** What another said it of, where it holds something else by now. */
  readonly another: bigint | null
}

const saidAlready =
  'You have said so already. So much, together with what else you alone took out of portfolios within a month, takes another approver as well.'

/**
 * What leaves a portfolio before a loss is posted bears none of it, so above the limit two take it out: the first one's
 * word is kept, and nothing moves.
 */
export async function takeOutByTwo(
  services: Services,
  tx: Transaction,
  { sourceId, memberId, amount, mayChange, by, at }: TakingOut,
): Promise<'taken' | Kept | Refusal<'second_person_needed'>> {
  const about = { sourceId, memberId, paymentId: null, at }
  const amountMinor = mayChange ? amount.minor : null
  const said = await readFirstWord(tx, about)
  const first = said?.amountMinor === amountMinor ? said.by : undefined
  const closing = { kind: 'closing', sourceId, amount, by, others: [first], at } as const
  const alone = await sayAlone(services, tx, { ...closing, sentence: saidAlready })
  if (alone === undefined) {
    if (first !== undefined) await dropFirstWord(tx, sourceId)
    return 'taken'
  }
  if (first === by) return refuse('second_person_needed', { sentence: saidAlready })
  await keepFirstWord(tx, { ...about, amountMinor, by })
  return { outcome: 'kept', another: said && said.by !== by ? said.amountMinor : null }
}
