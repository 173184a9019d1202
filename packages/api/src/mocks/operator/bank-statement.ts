// What an operator copies from the club's bank statement, held against what the demo club knows.
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import {
  type BankLine,
  bankLineKnown,
  comparedReference,
  isSameBankLine,
} from '@kinfold/contract/operator/bank-line'
import { receivedOnProblem } from '@kinfold/contract/operator/received-on-problem'
import { demoTransfers } from '@kinfold/personas/desk/expected-transfers'
import { unmatchedMoney } from '@kinfold/personas/desk/unmatched-money'
import { referenceDay } from '@kinfold/personas/reference-day'
import { Refusal } from '../refusal.ts'

export function refuseOddDay(received_on: string): void {
  const sentence = receivedOnProblem(received_on, referenceDay)
  if (sentence !== undefined) {
    throw new Refusal('validation_failed', { fields: { received_on: sentence } })
  }
}

export function refuseKnownLine(line: BankLine): void {
  const isKnown = [...demoTransfers, ...unmatchedMoney].some(each => {
    const { received, received_on, bank_reference } = each
    if (received === null || received_on === null || bank_reference === null) return false
    const known = {
      ...fromWireMoney(received),
      receivedOn: received_on,
      bankReference: bank_reference,
    }
    return isSameBankLine(known, line)
  })
  if (isKnown) throw new Refusal('conflict', { sentence: bankLineKnown })
}

/** Whether a transfer or unannounced money of the demo club has this reference. */
export const isReferenceKnown = (reference: string): boolean =>
  [...demoTransfers, ...unmatchedMoney].some(
    ({ bank_reference }) =>
      bank_reference !== null && comparedReference(bank_reference) === comparedReference(reference),
  )
