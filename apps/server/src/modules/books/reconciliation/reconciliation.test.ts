// What reconciliation says that lay outside, beside the ledger's own balance at the end of that day.
import { money } from '@kinfold/contract/money/money'
import { expect, it } from 'vitest'
import { lineOf, openStatementDesk, today } from '#test/desks/statement-desk.ts'
import { bankAccount } from '../../../ledger/account-address.ts'
import { momentOnDay } from '../../../ledger/moment-on-day.ts'
import { readBalanceAt } from '../../../ledger/read-balance-at.ts'
import { startOfClubDay } from '../../../paging/club-days.ts'
import { recordUnmatched } from '../../money/parked/record-unmatched.ts'

const days = ['2026-05-29', '2026-05-30', '2026-06-01', '2026-06-02', today]

it('says what the ledger says of every day, whenever a movement was recorded', async () => {
  await using desk = await openStatementDesk()
  const { db, clock, parts } = desk.server
  const arrive = async (day: string, minor: bigint) => {
    await db.transaction(tx =>
      recordUnmatched(parts.services, tx, {
        received: money('NGN', minor),
        arrivedAt: momentOnDay(day, clock.now),
        senderName: 'SOMEBODY',
        bankReference: `${day} ${minor}`,
        cameBy: 'bank',
        by: null,
      }),
    )
  }
  const told = async (day: string) => {
    const account = (await desk.reconciled(day)).find(
      ({ kind, currency }) => kind === 'bank' && currency === 'NGN',
    )
    return BigInt(Math.round((account?.ledger.amount ?? 0) * 100))
  }
  const held = async (day: string) => {
    const effectiveBy = new Date(startOfClubDay(day).getTime() + 86_399_999)
    return -(await readBalanceAt(db, bankAccount('NGN'), { effectiveBy })).minor
  }
  const expectSame = async () => {
    for (const day of days) expect([day, await told(day)]).toEqual([day, await held(day)])
  }
  await expectSame()
  // A later day first, and an earlier one once that was read.
  for (const [turn, day] of ['2026-06-02', '2026-05-30', today, '2026-06-01'].entries()) {
    await arrive(day, BigInt(1_000 + turn))
    await arrive(day, BigInt(7_000 + turn))
    const [one, other] = await Promise.all([told(day), told(day)])
    expect(one).toBe(other)
    await expectSame()
  }
  await desk.send([lineOf(12_34n, { bookedOn: '2026-06-01' }), lineOf(-4_56n)])
  const [charge] = await desk.lines({ state: 'open' })
  await desk.match(charge?.id ?? '', { to: 'charge' })
  await expectSame()
  await desk.unmatch(charge?.id ?? '')
  await expectSame()
})
