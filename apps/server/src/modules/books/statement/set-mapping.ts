import { isDeepStrictEqual } from 'node:util'
import type { AnswerOf } from '@kinfold/contract/endpoint'
import { type CsvMapping, mappingProblem } from '@kinfold/contract/operator/statement/csv-mapping'
import type { setStatementMapping as endpoint } from '@kinfold/contract/operator/statement/set-statement-mapping'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import { statementMapping } from '../../money/bank-line/statement.tables.ts'
import type { Services } from '../../services.ts'
import { bankKey, lockMapping } from './find-mapping.ts'
import { readMapping } from './read-mappings.ts'

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
    const setAt = await services.clock.now(tx)
    const known = await lockMapping(tx, bank_name)
    // Two who set the same agree; what is changed is one person's word again.
    const isSame = known !== undefined && isDeepStrictEqual(known.mapping, mapping)
    const agreedBy = isSame && known.setBy !== by ? by : null
    const values = isSame
      ? { agreedBy: agreedBy ?? known.agreedBy }
      : { mapping, setBy: by, agreedBy: null, setAt }
    await tx.orm
      .insert(statementMapping)
      .values({ bank: bankKey(bank_name), mapping, setBy: by, setAt, ...values })
      .onConflictDoUpdate({ target: statementMapping.bank, set: values })
    const detail = Object.entries(mapping)
      .map(([name, column]) => `${name}: ${column}`)
      .join(', ')
    const deed = { subject: bank_name, subjectId: accountId, detail }
    await noteOperator(services, tx, by, 'statement.mapped', deed)
    return (await readMapping(tx, accountId)) ?? refuse('not_found')
  })
}
