// What an operator copies from the club's bank statement, held against what the demo club knows.
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { BankLine } from '@kinfold/contract/operator/bank-line'
import { bankLineKnown, referenceTaken } from '@kinfold/contract/operator/lookalike/lookalike-text'
import { receivedOnProblem } from '@kinfold/contract/operator/received-on-problem'
import { lookalikesOf } from '@kinfold/personas/desk/expected-transfers'
import { referenceDay } from '@kinfold/personas/reference-day'
import { Refusal } from '../refusal.ts'

export function refuseOddDay(received_on: string): void {
  const sentence = receivedOnProblem(received_on, referenceDay)
  if (sentence !== undefined) {
    throw new Refusal('validation_failed', { fields: { received_on: sentence } })
  }
}

export function refuseKnownLine({ currency, minor, receivedOn, bankReference }: BankLine): void {
  const known = lookalikesOf(bankReference).find(({ amount, received_on }) => {
    const arrived = fromWireMoney(amount)
    return received_on === receivedOn && arrived.currency === currency && arrived.minor === minor
  })
  if (known) throw new Refusal('conflict', { sentence: bankLineKnown(known) })
}

/** Other money that came under this bank's reference. */
export function refuseTakenReference(bankReference: string, paymentId: string): void {
  const taken = lookalikesOf(bankReference).find(
    ({ payment_id, received_on }) => received_on !== null && payment_id !== paymentId,
  )
  if (taken) throw new Refusal('conflict', { sentence: referenceTaken(taken) })
}
