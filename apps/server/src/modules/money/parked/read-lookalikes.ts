import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { Lookalike } from '@kinfold/contract/operator/lookalike/lookalike'
import type { Handle } from '../../../db/database.ts'

type Found = {
  readonly payment_id: string | null
  readonly unmatched_id: string | null
  readonly reference: string
  readonly name: string
  readonly currency: Currency
  readonly minor: bigint
  readonly received_on: string | null
}

const most = 6
// Of a receipt that came with more transfers, any of so many are looked at: a page needs no more.
const mostSought = 100

const transfers = (of = 'payment') => `
  SELECT p.id AS payment_id, NULL::uuid AS unmatched_id, p.reference, m.first_name || ' ' || m.last_name AS name,
         p.paid_currency AS currency, coalesce(p.received_minor, p.total_minor) AS minor, p.received_on::text, p.created_at
    FROM ${of} p JOIN member m ON m.id = p.member_id`

// What paid a transfer stands there as that transfer.
const ofReference = `
  ${transfers()}
   WHERE lower(p.bank_reference) = lower($1)
   UNION ALL
  SELECT NULL, u.id, u.bank_reference, coalesce(m.first_name || ' ' || m.last_name, u.sender_name),
         u.currency, u.amount_minor, u.received_on::text, u.created_at
    FROM unmatched_money u LEFT JOIN member m ON m.id = u.assigned_to
   WHERE lower(u.bank_reference) = lower($1) AND u.payment_id IS NULL AND NOT u.is_replaced
   ORDER BY created_at, reference
   LIMIT ${most}`

const sameReceipt = `(
  SELECT same.* FROM payment asked
    JOIN stored_file own ON own.id = asked.receipt_file_id JOIN stored_file f ON f.sent_hash = own.sent_hash
   CROSS JOIN LATERAL (SELECT * FROM payment WHERE receipt_file_id = f.id AND id <> asked.id LIMIT ${mostSought}) same
   WHERE asked.id = $1 LIMIT ${mostSought})`

const ofReceipt = `${transfers(sameReceipt)} ORDER BY p.created_at, p.reference LIMIT ${most}`

/** Transfers, and money that nobody announced, with this bank's reference; those that are only announced as well. */
export const readOfReference = (handle: Handle, bankReference: string) =>
  read(handle, ofReference, bankReference)

/** Other transfers that came with the same receipt as this one, be it handed in once more by its member. */
export const readOfReceipt = (handle: Handle, paymentId: string) =>
  read(handle, ofReceipt, paymentId)

async function read(handle: Handle, text: string, value: string): Promise<Lookalike[]> {
  const rows = await handle.query<Found>({ text, values: [value] })
  return rows.map(
    ({ payment_id, unmatched_id, reference, name, currency, minor, received_on }) => ({
      payment_id,
      unmatched_id,
      reference,
      name,
      amount: toWireMoney(money(currency, minor)),
      received_on,
    }),
  )
}
