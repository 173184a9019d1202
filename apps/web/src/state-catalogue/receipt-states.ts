import { paymentStatuses } from '@kinfold/contract/payment/payment-status'
import { transactionKinds } from '@kinfold/contract/wallet/transaction'
import { withdrawalStatuses } from '@kinfold/contract/withdrawal/withdrawal-status'

const all = {
  kind: transactionKinds,
  deposit: paymentStatuses,
  withdrawal: withdrawalStatuses,
} as const

export type ReceiptStateId = {
  [Part in keyof typeof all]: `receipt-of-a-line:${Part}:${(typeof all)[Part][number]}`
}[keyof typeof all]

/** The receipt of a line of each kind; of a deposit and of a withdrawal, of each status. */
export const receiptStates = Object.entries(all).flatMap(([part, values]) =>
  values.map(value => ({
    // Put together from the names that the type is made of.
    id: `receipt-of-a-line:${part}:${value}` as ReceiptStateId,
    sentence: `The receipt of a ${part === 'kind' ? 'line' : part} (${value.replaceAll('_', ' ')}).`,
  })),
)
