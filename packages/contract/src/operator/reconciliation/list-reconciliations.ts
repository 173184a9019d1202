import { array, object, optional, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { DateText } from '../../fields/date.ts'
import { Reconciliation } from './reconciliation.ts'

export const listReconciliations = endpoint({
  summary: 'For each account outside: ledger, statement, difference and open lines, on any day.',
  method: 'GET',
  path: '/operator/reconciliation',
  access: 'operator',
  query: object({ day: optional(DateText) }),
  response: type({ items: array(Reconciliation) }),
})
