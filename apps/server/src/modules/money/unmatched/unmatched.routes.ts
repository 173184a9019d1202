import { listLookalikes } from '@kinfold/contract/operator/lookalike/list-lookalikes'
import { assignUnmatchedMoney as assignUnmatchedMoneyCall } from '@kinfold/contract/operator/unmatched/assign-unmatched-money'
import { getUnmatchedMoney as getUnmatchedMoneyCall } from '@kinfold/contract/operator/unmatched/get-unmatched-money'
import { listUnmatchedMoney } from '@kinfold/contract/operator/unmatched/list-unmatched-money'
import { recordUnmatchedMoney as recordUnmatchedMoneyCall } from '@kinfold/contract/operator/unmatched/record-unmatched-money'
import { returnUnmatchedMoney as returnUnmatchedMoneyCall } from '@kinfold/contract/operator/unmatched/return-unmatched-money'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { readOfReference } from '../parked/read-lookalikes.ts'
import { assignUnmatchedMoney } from './assign-unmatched-money.ts'
import { getUnmatchedMoney } from './get-unmatched-money.ts'
import { readUnmatchedMoney } from './read-unmatched-money.ts'
import { recordUnmatchedMoney } from './record-unmatched-money.ts'
import { returnUnmatchedMoney } from './return-unmatched-money.ts'

export function unmatchedRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listUnmatchedMoney, ({ query }) => readUnmatchedMoney(services.db, query)),
    signedInRoute(getUnmatchedMoneyCall, call => getUnmatchedMoney(services, call)),
    signedInRoute(listLookalikes, async ({ query }) => ({
      items: await readOfReference(services.db, query.bank_reference),
    })),
    operatorRoute(services, recordUnmatchedMoneyCall, call => recordUnmatchedMoney(services, call)),
    operatorRoute(services, assignUnmatchedMoneyCall, call => assignUnmatchedMoney(services, call)),
    operatorRoute(services, returnUnmatchedMoneyCall, call => returnUnmatchedMoney(services, call)),
  ]
}
