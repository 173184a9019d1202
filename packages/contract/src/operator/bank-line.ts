/** What tells one line of the club's bank statement from another: written down twice, it would count twice. */
export interface BankLine {
  readonly currency: string
  readonly minor: bigint
  readonly receivedOn: string
  readonly bankReference: string
}

export const bankLineKnown =
  'This line of the bank statement was written down before. If there are two like it, please add to the reference what tells them apart.'

/** Said of money that an operator writes down although a statement shows it. */
export const lineOnStatement = (day: string): string =>
  `The bank statement has a line of this amount on ${day}. Please look at that line first.`

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
