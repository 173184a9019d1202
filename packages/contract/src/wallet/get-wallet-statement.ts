import { object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { DateText } from '../fields/date.ts'
import { id } from '../fields/id.ts'

export const getWalletStatement = endpoint({
  summary: 'A statement of one wallet between two days as a PDF, with opening and closing balance.',
  method: 'GET',
  path: '/wallet/statement',
  access: 'member',
  query: object({ wallet_id: id<'wallet'>(), from: DateText, to: DateText }),
  response: { contentType: 'application/pdf', fileName: 'statement.pdf' },
  errors: ['not_found', 'paper_too_long'],
})
