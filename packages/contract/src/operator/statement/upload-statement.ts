import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Statement } from './statement.ts'

export const uploadStatement = endpoint({
  summary:
    'Reads a bank statement in CSV, OFX or camt.053. A file that was read before changes nothing.',
  method: 'POST',
  path: '/operator/statement/upload',
  access: 'approver',
  upload: {
    file: 'file',
    fields: object({ bank_account_id: id<'club-bank-account'>() }),
  },
  response: Statement,
  errors: ['conflict', 'not_found'],
})
