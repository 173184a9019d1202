import type { AnswerOf } from '@kinfold/contract/endpoint'
import { type CsvMapping, mappingProblem } from '@kinfold/contract/operator/statement/csv-mapping'
import type { setStatementMapping as endpoint } from '@kinfold/contract/operator/statement/set-statement-mapping'
import { type Refusal, refuse } from '../../calls/refusal.ts'
import { noteOperator } from '../audit/note-operator.ts'
import type { Services } from '../services.ts'
import { asOperator } from '../staff/as-operator.ts'
import { bankKey } from './mapping-of.ts'
import { readMapping } from './read-mappings.ts'
import { statementMapping } from './statement.tables.ts'

type Input = { readonly accountId: string; readonly mapping: CsvMapping; readonly by: string }
type Refused = Refusal<'not_found' | 'forbidden' | 'validation_failed'>

/** Remembers how a bank's CSV files are read, for all accounts there. */
export async function setMapping(
  services: Services,
  { accountId, mapping, by }: Input,
): Promise<AnswerOf<typeof endpoint> | Refused> {
  const fields = mappingProblem(mapping)
  if (fields !== undefined) return refuse('validation_failed', { fields })
  return asOperator(services, by, 'approver', async tx => {
    const found = await readMapping(tx, accountId)
    if (found === undefined) return refuse('not_found')
    const { bank_name } = found.account
    const values = { mapping, setBy: by, setAt: await services.clock.now(tx) }
    await tx.orm
      .insert(statementMapping)
      .values({ bank: bankKey(bank_name), ...values })
      .onConflictDoUpdate({ target: statementMapping.bank, set: values })
    const detail = Object.entries(mapping)
      .map(([name, column]) => `${name}: ${column}`)
      .join(', ')
    const deed = { subject: bank_name, subjectId: accountId, detail }
    await noteOperator(services, tx, by, 'statement.mapped', deed)
    return (await readMapping(tx, accountId)) ?? refuse('not_found')
  })
}
