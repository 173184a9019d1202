import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { lockCurrencies } from '../../base/person/lock-currencies.ts'
import { holdCaller } from '../../people/session/hold-caller.ts'
import { termsInForce } from '../../people/terms/terms-in-force.ts'
import type { Services } from '../../services.ts'
import { findSubject, type PaymentSubject } from './find-subject.ts'
import { judgeContributor } from './judge-contributor.ts'
import type { PaymentStart } from './payment-start.ts'
import { wantedPayment } from './wanted-by-start.ts'
import type { WantedPayment } from './wanted-payment.ts'

export type GrantedStart = {
  readonly payer: {
    readonly id: string
    readonly email: string
    readonly firstName: string
    readonly lastName: string
  }
  readonly subject: PaymentSubject
  readonly wanted: WantedPayment
  /** The club's time. */
  readonly at: Date
}

type Refused = Refusal<
  | 'unauthenticated'
  | 'forbidden'
  | 'terms_not_accepted'
  | 'kyc_required'
  | 'kyc_pending'
  | 'not_found'
  | 'plan_closed'
  | 'below_minimum'
  | 'portfolio_not_open'
>

/** Whether a member may begin this payment at all; what it costs is another question. Their account is locked. */
export async function judgeStart(
  { config, clock }: Services,
  tx: Transaction,
  start: PaymentStart,
): Promise<GrantedStart | Refused> {
  // Sent in this order, which is that of their locks.
  const holding = holdCaller(tx, start.caller)
  const locking = lockCurrencies(tx, start.caller.accountId)
  const [owner, currencies, subject, at, { version }] = await Promise.all([
    holding,
    locking,
    findSubject(tx, start, locking),
    clock.now(tx),
    termsInForce({ config }, tx),
  ])
  if (owner instanceof Refusal) return owner
  const { member } = owner
  if (member === null) return refuse('forbidden')
  if (subject instanceof Refusal) return subject
  const problem = judgeContributor(owner, { config, now: at, version })
  if (problem !== undefined) return problem
  const { id, firstName, lastName } = member
  const payer = { id, firstName, lastName, email: owner.account.email }
  return { payer, subject, wanted: wantedPayment(start, subject, currencies), at }
}
