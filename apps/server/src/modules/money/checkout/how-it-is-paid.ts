import { paymentMessages } from '@kinfold/contract/payment/payment-body'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import { createReference } from '../payment/create-reference.ts'
import type { payment } from '../payment/payment.tables.ts'
import { nextAskAt } from '../payment/when-to-ask.ts'
import type { PreparedPayment, PreparedStart } from './prepare-payment.ts'
import { quoteFigures } from './quote-figures.ts'
import type { PaymentQuoteRow } from './quote-for.ts'
import { takeReference } from './reference-for.ts'
import { takeReceipt } from './take-receipt.ts'

type Priced = { readonly quote: PaymentQuoteRow; readonly at: Date }
type Columns = Pick<typeof payment.$inferInsert, 'status' | 'reference'> &
  Partial<typeof payment.$inferInsert>

/** The columns that differ by the way a payment comes in. */
export function howItIsPaid(
  start: PreparedStart,
  priced: Priced,
): Promise<Columns | Refusal<'validation_failed'>> | Columns {
  const { body, prepared } = start
  if (body.gateway === 'wallet') return fromWallet(priced)
  if (body.gateway === 'bank') return byTransferWithReceipt(start, priced)
  if (prepared?.checkout === undefined) throw new Error(`no checkout is open for ${body.gateway}`)
  return atCheckout(prepared.checkout, priced)
}

function fromWallet({ quote, at }: Priced): Columns {
  return {
    status: 'succeeded',
    reference: createReference(),
    receivedMinor: quoteFigures(quote).total.minor,
    settledAt: at,
  }
}

async function byTransferWithReceipt(
  { tx, caller, body }: PreparedStart,
  { quote }: Pick<Priced, 'quote'>,
) {
  if (body.receipt === undefined) {
    return refuse('validation_failed', { fields: { receipt: paymentMessages.receipt } })
  }
  const receipt = await takeReceipt(tx, caller.accountId, body.receipt)
  if (receipt instanceof Refusal) return receipt
  return {
    status: 'pending_confirmation' as const,
    reference: await takeReference(tx, quote),
    ...receipt,
    bankReference: body.bank_reference ?? null,
    note: body.note ?? null,
  }
}

/** Where a provider takes it. */
export function atCheckout(
  { provider, reference, link, account, expiresAt }: NonNullable<PreparedPayment['checkout']>,
  { at }: Pick<Priced, 'at'>,
): Columns {
  return {
    status: 'pending',
    reference,
    provider,
    link,
    accountBank: account?.bank ?? null,
    accountName: account?.name ?? null,
    accountNumber: account?.number ?? null,
    expiresAt,
    askAt: nextAskAt({ status: 'pending', createdAt: at, expiresAt, asks: 0 }, at),
  }
}
