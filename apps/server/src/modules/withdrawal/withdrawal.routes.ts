import { listWithdrawals } from '@kinfold/contract/withdrawal/list-withdrawals'
import { type Route, signedInRoute } from '../../calls/route.ts'
import type { Services } from '../services.ts'
import { readWithdrawals } from './read-withdrawals.ts'

export function withdrawalRoutes({ db }: Services): readonly Route[] {
  return [
    signedInRoute(listWithdrawals, ({ caller, query }) =>
      readWithdrawals(db, caller.accountId, query),
    ),
  ]
}
