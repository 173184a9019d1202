import { withoutBlanks } from '@kinfold/app/form/without-blanks'
import { CsvMapping, mappingProblem } from '@kinfold/contract/operator/statement/csv-mapping'
import type { StatementMapping } from '@kinfold/contract/operator/statement/statement-mapping'
import { readValue } from '@kinfold/contract/validation/read-value'

const noColumns = {
  date: '',
  amount: '',
  debit: '',
  credit: '',
  text: '',
  reference: '',
  sender: '',
  balance: '',
}

export type ColumnName = keyof typeof noColumns

export type TypedMapping = Readonly<Record<ColumnName, string | undefined>> &
  Pick<CsvMapping, 'date_order' | 'decimal_mark'>

/** As most banks of the country have it. */
export const emptyMapping: TypedMapping = {
  ...noColumns,
  date_order: 'day_first',
  decimal_mark: '.',
}

export const typedMapping = (known: NonNullable<StatementMapping['mapping']>): TypedMapping => ({
  ...emptyMapping,
  ...known,
})

type Judged =
  | { readonly ok: true; readonly body: CsvMapping }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** By the contract's rules: a column for the day, and one for amounts or two. */
export function judgeMapping(typed: TypedMapping): Judged {
  const read = readValue(CsvMapping, withoutBlanks(typed))
  if (!read.ok) return { ok: false, errors: read.fields }
  const problem = mappingProblem(read.value)
  return problem ? { ok: false, errors: problem } : { ok: true, body: read.value }
}
