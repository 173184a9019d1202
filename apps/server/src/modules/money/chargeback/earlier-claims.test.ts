// Refunds and chargebacks that were there before they had a status: the migration finds it.
import { randomUUID } from 'node:crypto'
import { money } from '@kinfold/contract/money/money'
import { expect, it } from 'vitest'
import { createEarlierDatabase } from '#test/databases/create-earlier-database.ts'
import { migrate } from '../../../db/migrate.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { post } from '../../../ledger/post.ts'
import { chargeBack } from '../../../ledger/recipes/charge-back.ts'
import { depositByCard } from '../../../ledger/recipes/deposit-by-card.ts'
import { recoverReceivable } from '../../../ledger/recipes/recover-receivable.ts'

it('were given back, and are lost with what was recovered', async () => {
  const db = await createEarlierDatabase('0041_bank_statements')
  try {
    const [member, payment, refund, dispute] = [1, 2, 3, 4].map(() => randomUUID())
    if (!member || !payment || !refund || !dispute) throw new Error('four ids')
    await db.query({
      text: `INSERT INTO account (id, email, email_key, password_hash, password_changed_at, created_at)
             VALUES ($1, $1::uuid::text, $1::uuid::text, '', now(), now())`,
      values: [member],
    })
    await db.query({ text: 'ALTER TABLE payment DROP CONSTRAINT payment_member_id_member_id_fk' })
    await db.query({
      text: `INSERT INTO payment (id, member_id, purpose, gateway, status, currency, amount_minor, paid_currency,
               fee_minor, total_minor, reference, created_at)
             VALUES ($1, $2, 'deposit', 'card', 'charged_back', 'NGN', 10000, 'NGN', 0, 10000, 'KF-1', now())`,
      values: [payment, member],
    })
    await db.query({
      text: `INSERT INTO refund (id, payment_id, amount_minor, fee_minor, reason, refunded_by, created_at)
             VALUES ($1, $2, 400, 6, 'Asked for it.', $3, now())`,
      values: [refund, payment, member],
    })
    const about = { member, payment, provider: 'card', reference: 'KF-1' }
    const naira = (minor: bigint) => money('NGN', minor)
    const came = moneyAttempts.payment(payment)
    await post(
      db,
      depositByCard({ ...about, attempt: came, amount: naira(10_000n), fee: naira(0n) }),
    )
    const taken = moneyAttempts.chargeback(dispute)
    await post(db, chargeBack({ ...about, attempt: taken, amount: naira(10_000n) }))
    const paidBack = moneyAttempts.receivableRecovered(randomUUID())
    const part = { ...about, attempt: paidBack, portfolio: undefined, amount: naira(3_000n) }
    await post(db, recoverReceivable(part))

    await migrate(db)
    expect(
      await db.query({
        text: 'SELECT status, way, returns_fee, proposed_by, decided_by FROM refund',
      }),
    ).toEqual([
      { status: 'paid', way: 'hand', returns_fee: true, proposed_by: member, decided_by: null },
    ])
    expect(
      await db.query({
        text: 'SELECT id, payment_id, status, is_booked, amount_minor, recovered_minor FROM chargeback',
      }),
    ).toEqual([
      {
        id: dispute,
        payment_id: payment,
        status: 'lost',
        is_booked: true,
        amount_minor: 10_000n,
        recovered_minor: 3_000n,
      },
    ])
    expect(
      await db.query({ text: 'SELECT chargeback_id, amount_minor FROM chargeback_recovery' }),
    ).toEqual([{ chargeback_id: dispute, amount_minor: 3_000n }])
  } finally {
    await db.close()
  }
})
