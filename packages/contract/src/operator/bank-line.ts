import { dateFormat } from '../day/date-format.ts'
import { formatMoney } from '../money/format-money.ts'
import type { Money } from '../money/money.ts'

const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })

/** What tells one line of the club's bank statement from another: recorded twice, it would count twice. */
export interface BankLine {
  readonly currency: string
  readonly minor: bigint
  readonly receivedOn: string
  readonly bankReference: string
}

/** Said of money that an operator records although a statement shows it. */
export const lineOnStatement = (bookedOn: string): string =>
  `The bank statement has a line of this amount on ${day(new Date(bookedOn))}. Please look at that line first.`

/** Said where a line is to show what another one shows. */
export const shownByLine = (of: {
  readonly amount: Money
  readonly bookedOn: string
  /** Its reference, or its text. */
  readonly says: string
}): string =>
  `The line of ${formatMoney(of.amount)} on ${day(new Date(of.bookedOn))}${of.says && ` with “${of.says}”`} shows this already.`

/** A bank's reference as it is compared: people type it in capitals or not. */
export const comparedReference = (reference: string): string => reference.toLowerCase()

export function isSameBankLine(a: BankLine, b: BankLine): boolean {
  return (
    a.currency === b.currency &&
    a.minor === b.minor &&
    a.receivedOn === b.receivedOn &&
    comparedReference(a.bankReference) === comparedReference(b.bankReference)
  )
}
