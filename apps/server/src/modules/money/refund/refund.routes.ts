import { confirmRefund as confirmRefundCall } from '@kinfold/contract/operator/refund/confirm-refund'
import { discardRefund as discardRefundCall } from '@kinfold/contract/operator/refund/discard-refund'
import { listRefunds } from '@kinfold/contract/operator/refund/list-refunds'
import { refundPayment } from '@kinfold/contract/operator/refund/refund-payment'
import { settleRefund as settleRefundCall } from '@kinfold/contract/operator/refund/settle-refund'
import { moneyRoute, type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { confirmRefund } from './confirm-refund.ts'
import { discardRefund } from './discard-refund.ts'
import { proposeRefund } from './propose-refund.ts'
import { readRefunds } from './read-refunds.ts'
import { settleRefund } from './settle-refund.ts'

export function refundRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listRefunds, ({ query }) => readRefunds(services.db, query)),
    moneyRoute(refundPayment, call => proposeRefund(services, call)),
    moneyRoute(confirmRefundCall, call => confirmRefund(services, call)),
    signedInRoute(discardRefundCall, ({ caller, params, body }) =>
      discardRefund(services, { ...body, id: params.id, by: caller.accountId }),
    ),
    moneyRoute(settleRefundCall, call => settleRefund(services, call)),
  ]
}
