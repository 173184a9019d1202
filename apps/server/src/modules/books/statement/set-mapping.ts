import { isDeepStrictEqual } from 'node:util'
import { mappingProblem } from '@kinfold/contract/operator/statement/csv-mapping'
import type { setStatementMapping as endpoint } from '@kinfold/contract/operator/statement/set-statement-mapping'
import { refuse } from '../../../calls/refusal.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { statementMapping } from '../../money/bank-line/statement.tables.ts'
import type { Services } from '../../services.ts'
import { bankKey, lockMapping } from './find-mapping.ts'
import { readMapping } from './read-mappings.ts'

type Endpoint = typeof endpoint

/** Remembers how a bank's CSV files are read, for all accounts there. */
export async function setMapping(
  services: Services,
  { caller, params: { id: accountId }, body: mapping, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const fields = mappingProblem(mapping)
  if (fields !== undefined) return refuse('validation_failed', { fields })
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
  const about = { subject: bank_name, subjectId: accountId, detail }
  const mapped = await readMapping(tx, accountId)
  return mapped === undefined ? refuse('not_found') : audited('statement.mapped', about, mapped)
}
