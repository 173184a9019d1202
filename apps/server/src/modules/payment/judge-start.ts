import { sessionFlags } from '@kinfold/contract/account/session-flags'
import { contributorProblem } from '@kinfold/contract/payment/contributor-problem'
import { Refusal, refuse } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import type { AccountRecord } from '../account/find-account.ts'
import { lockCurrencies } from '../account/lock-currencies.ts'
import { memberFactsOf } from '../account/member-facts-of.ts'
import { noBankAccounts } from '../bank-account/read-bank-accounts.ts'
import type { Services } from '../services.ts'
import { holdCaller } from '../session/hold-caller.ts'
import { termsInForce } from '../terms/terms-in-force.ts'
import { refuseStarted } from './find-started.ts'
import { findSubject, type PaymentSubject } from './find-subject.ts'
import type { PaymentStart } from './payment-start.ts'
import { wantedPayment } from './wanted-by-start.ts'
import type { WantedPayment } from './wanted-payment.ts'

export type GrantedStart = {
  readonly owner: AccountRecord
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
  | 'payment_already_started'
>

/** Whether a member may begin this payment at all; what it costs is another question. Their account is locked. */
export async function judgeStart(
  { config, clock }: Services,
  tx: Transaction,
  start: PaymentStart,
): Promise<GrantedStart | Refused> {
  const owner = await holdCaller(tx, start.caller)
  if (owner instanceof Refusal) return owner
  const { member } = owner
  if (member === null) return refuse('forbidden')
  const currencies = await lockCurrencies(tx, member.id)
  const subject = await findSubject(tx, start, currencies)
  if (subject instanceof Refusal) return subject
  const at = await clock.now(tx)
  const problem = contributorProblem({
    ...sessionFlags(memberFactsOf(owner, noBankAccounts, { config, now: at })),
    terms_and_conditions: member.acceptedTermsVersion === (await termsInForce({ config }, tx)),
  })
  if (problem !== undefined) return refuse(problem)
  const started = start.body.again ? undefined : await refuseStarted(tx, start, subject, at)
  return started ?? { owner, subject, wanted: wantedPayment(start, subject, currencies), at }
}
