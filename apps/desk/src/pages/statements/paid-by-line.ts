import type { WireMoney } from '@kinfold/contract/money/wire-money'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import { isOfAmount } from './is-of-amount.ts'

type Paid = { readonly reference: string; readonly amount: WireMoney }

/** Of the line's amount; or less, and named in the line: then the bank may have taken the rest for itself. */
export function isPaidBy(line: StatementLine, { reference, amount }: Paid): boolean {
  if (isOfAmount(line, amount)) return true
  const isLess = line.amount.currency === amount.currency && -line.amount.amount > amount.amount
  return isLess && names(line, reference)
}

/** What was to be paid, where the line has more. */
export const expectedOf = (line: StatementLine, amount: WireMoney) =>
  isOfAmount(line, amount) ? {} : { expected: amount }

/** People and banks write a reference with blanks, with strokes, or in small letters. */
const compared = (said: string) => said.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

export function names(line: StatementLine, reference: string): boolean {
  const wordings = [line, ...line.other_words]
  return wordings.some(words =>
    [words.reference, words.text, words.sender_name].some(said =>
      compared(said).includes(compared(reference)),
    ),
  )
}
