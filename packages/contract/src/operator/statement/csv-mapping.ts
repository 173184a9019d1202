import { enums, type Infer, object, optional } from 'superstruct'
import { requiredText } from '../../fields/text.ts'

/** How a bank writes 3 June 2026: 03/06/2026 and 03-Jun-2026, 06/03/2026 and Jun 3, 2026, or 2026-06-03. */
export const dateOrders = ['day_first', 'month_first', 'year_first'] as const
export type DateOrder = (typeof dateOrders)[number]

/** What stands before kobo and cents. */
export const decimalMarks = ['.', ','] as const
export type DecimalMark = (typeof decimalMarks)[number]

const Column = requiredText(100)

/** Which column of a bank's CSV file says what: chosen once, and remembered. */
export const CsvMapping = object({
  date: Column,
  /** One column with signs, or two without. */
  amount: optional(Column),
  debit: optional(Column),
  credit: optional(Column),
  text: optional(Column),
  reference: optional(Column),
  sender: optional(Column),
  /** What the account held after each line. */
  balance: optional(Column),
  date_order: enums(dateOrders),
  decimal_mark: enums(decimalMarks),
})
export type CsvMapping = Infer<typeof CsvMapping>

/** The fields of a mapping that can't be used, each with its sentence. */
export function mappingProblem({
  amount,
  debit,
  credit,
}: CsvMapping): Readonly<Record<string, string>> | undefined {
  const hasTwo = debit !== undefined && credit !== undefined
  if (amount !== undefined && (debit !== undefined || credit !== undefined)) {
    return { amount: 'Please name one column for amounts, or one for debits and one for credits.' }
  }
  if (amount === undefined && !hasTwo) {
    return { amount: 'Please name the column for amounts, or those for debits and credits.' }
  }
  return undefined
}
