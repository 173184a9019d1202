import { approveWithdrawal as approveWithdrawalCall } from '@kinfold/contract/operator/withdrawal/approve-withdrawal'
import { getRequestedWithdrawal as getRequestedWithdrawalCall } from '@kinfold/contract/operator/withdrawal/get-requested-withdrawal'
import { listRequestedWithdrawals } from '@kinfold/contract/operator/withdrawal/list-requested-withdrawals'
import { refuseWithdrawal as refuseWithdrawalCall } from '@kinfold/contract/operator/withdrawal/refuse-withdrawal'
import { returnWithdrawal as returnWithdrawalCall } from '@kinfold/contract/operator/withdrawal/return-withdrawal'
import { cancelWithdrawal as cancelWithdrawalCall } from '@kinfold/contract/withdrawal/cancel-withdrawal'
import { createWithdrawal as createWithdrawalCall } from '@kinfold/contract/withdrawal/create-withdrawal'
import { listWithdrawals } from '@kinfold/contract/withdrawal/list-withdrawals'
import { moneyRoute, preparedRoute, type Route, signedInRoute } from '../../../calls/route.ts'
import { inRole, operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { approveWithdrawal } from './approve-withdrawal.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { checkWithdrawalProof, createWithdrawal } from './create-withdrawal.ts'
import { getRequestedWithdrawal } from './get-requested-withdrawal.ts'
import { readRequestedWithdrawals } from './read-requested-withdrawals.ts'
import { readWithdrawals } from './read-withdrawals.ts'
import { refuseWithdrawal } from './refuse-withdrawal.ts'
import { prepareReturn, returnWithdrawal } from './return-withdrawal.ts'

export function withdrawalRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listWithdrawals, ({ caller, query }) =>
      readWithdrawals(services.db, caller.accountId, query),
    ),
    preparedRoute(
      createWithdrawalCall,
      call => checkWithdrawalProof(services, call),
      call => createWithdrawal(services, call),
    ),
    moneyRoute(cancelWithdrawalCall, call => cancelWithdrawal(services, call)),
    signedInRoute(listRequestedWithdrawals, ({ query }) =>
      readRequestedWithdrawals(services.db, query, services.now()),
    ),
    signedInRoute(getRequestedWithdrawalCall, call => getRequestedWithdrawal(services, call)),
    operatorRoute(services, approveWithdrawalCall, call => approveWithdrawal(services, call)),
    operatorRoute(services, refuseWithdrawalCall, call => refuseWithdrawal(services, call)),
    preparedRoute(
      returnWithdrawalCall,
      call => prepareReturn(services, call),
      inRole(services, returnWithdrawalCall, call => returnWithdrawal(services, call)),
    ),
  ]
}
