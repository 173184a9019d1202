import type { Transaction } from '../../../db/database.ts'
import type { Services } from '../../services.ts'
import { beginPayment } from './begin-payment.ts'
import type { PaymentStart } from './payment-start.ts'
import { type PreparedPayment, preparePayment } from './prepare-payment.ts'

type Prepared = { readonly tx: Transaction; readonly prepared: PreparedPayment | undefined }

/** The two steps of a call that begins a payment, from what it asks for. */
export function startsPayment<Call>(services: Services, startOf: (call: Call) => PaymentStart) {
  return {
    prepare: (call: Call) => preparePayment(services, startOf(call)),
    begin: (call: Call & Prepared) =>
      beginPayment(services, { ...startOf(call), tx: call.tx, prepared: call.prepared }),
  }
}
