import { confirmRefund as confirmRefundCall } from '@kinfold/contract/operator/refund/confirm-refund'
import { discardRefund as discardRefundCall } from '@kinfold/contract/operator/refund/discard-refund'
import { listRefunds } from '@kinfold/contract/operator/refund/list-refunds'
import { refundPayment } from '@kinfold/contract/operator/refund/refund-payment'
import { settleRefund as settleRefundCall } from '@kinfold/contract/operator/refund/settle-refund'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { confirmRefund } from './confirm-refund.ts'
import { discardRefund } from './discard-refund.ts'
import { proposeRefund } from './propose-refund.ts'
import { readRefunds } from './read-refunds.ts'
import { settleRefund } from './settle-refund.ts'

export function refundRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listRefunds, ({ query }) => readRefunds(services.db, query)),
    operatorRoute(services, refundPayment, call => proposeRefund(services, call)),
    operatorRoute(services, confirmRefundCall, call => confirmRefund(services, call)),
    operatorRoute(services, discardRefundCall, call => discardRefund(services, call)),
    operatorRoute(services, settleRefundCall, call => settleRefund(services, call)),
  ]
}
