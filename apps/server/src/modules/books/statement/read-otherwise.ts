import type { CsvMapping } from '@kinfold/contract/operator/statement/csv-mapping'
import type { BankFile } from '../../../bank-files/bank-file.ts'
import type { Span } from '../../../bank-files/swapped-span.ts'
import type { Transaction } from '../../../db/database.ts'

type File = Pick<BankFile, 'format' | 'from' | 'to'> & {
  readonly swapped: Span | null
  readonly mapping: CsvMapping | null
}

// A date whose day and month were mixed up, in this file or in that one, may be of these days as well.
const text = `
  SELECT s.format FROM bank_statement s
   WHERE s.account_id = $1 AND (s.format, s.mapping) IS DISTINCT FROM ($2, $3::jsonb)
     AND (daterange(s.from_day, s.to_day, '[]') && daterange($4, $5, '[]')
       OR (s.mapping->>'date_order') <> ($3::jsonb->>'date_order')
          AND (daterange(s.swapped_from, s.swapped_to, '[]') && daterange($4, $5, '[]') AND s.swapped_from IS NOT NULL
            OR daterange(s.from_day, s.to_day, '[]') && daterange($6, $7, '[]') AND $6::date IS NOT NULL))
   LIMIT 1`

/**
 * Why lines of this file couldn't be told from those that were read before: another format, or other columns or
 * another order of dates, makes the same movement look like another one.
 */
export async function readOtherwise(
  tx: Transaction,
  accountId: string,
  { format, from, to, swapped, mapping }: File,
): Promise<string | undefined> {
  const readBy = mapping && JSON.stringify(mapping)
  const other = [swapped?.from ?? null, swapped?.to ?? null]
  const values = [accountId, format, readBy, from, to, ...other]
  const [found] = await tx.query<{ format: BankFile['format'] }>({ text, values })
  if (found === undefined) return undefined
  const days = `Some of the days from ${from} to ${to} were read`
  return found.format === format
    ? `${days} by other columns, or with dates in another order, so their lines can’t be recognised. Please set the columns back, or send a file of later days.`
    : `${days} from a file in another format, in which lines look different. Please send the same format.`
}
