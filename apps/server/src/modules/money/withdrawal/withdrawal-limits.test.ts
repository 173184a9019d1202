// How little and how many: a queue that one member can't fill.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openWithdrawingClub, type WithdrawingClub } from '#test/clubs/withdrawing.ts'

let club: WithdrawingClub
beforeEach(async () => {
  club = await openWithdrawingClub({
    environment: {
      LEAST_WITHDRAWAL_NGN: '1000',
      LEAST_WITHDRAWAL_USD: '5',
      OPEN_WITHDRAWALS: '5',
      WITHDRAWALS_A_DAY: '10',
    },
  })
})
afterEach(() => club[Symbol.asyncDispose]())

const codeOf = async (amount: number) => (await club.ask(amount)).code

describe('a withdrawal', () => {
  it('of less than the least is all that is available, or none', async () => {
    expect(await club.ask(999.99)).toMatchObject({
      code: 'withdrawal_too_small',
      body: { error: 'The least you can withdraw is ₦1,000, or all that you can withdraw.' },
    })
    const { available } = await club.wallet()
    await club.asked(available - 500)
    expect(await codeOf(499)).toBe('withdrawal_too_small')
    await club.asked(500)
  })

  it('is one of five on their way, and a paid one makes room', async () => {
    await club.server.asOwner(owner => owner.query({ text: 'DELETE FROM payout' }))
    await club.server.db.query({
      text: `UPDATE withdrawal SET status = 'failed', batch_id = NULL WHERE status IN ('pending', 'approved', 'in_batch')`,
    })
    const ids: string[] = []
    for (let n = 0; n < 5; n += 1) ids.push(await club.asked(1_000))
    expect(await club.ask(1_000)).toMatchObject({
      code: 'too_many_withdrawals',
      body: { error: expect.stringContaining('5 withdrawals are on their way already') },
    })
    await club.cancel(ids[0] ?? '')
    await club.asked(1_000)
  })

  it('is one of ten within a day, cancelled ones too', async () => {
    for (let n = 0; n < 10; n += 1) {
      const { status, body } = await club.ask(1_000)
      if (status !== 200) break
      await club.cancel(String(Reflect.get(Object(body), 'id')))
    }
    expect(await club.ask(1_000)).toMatchObject({
      code: 'too_many_withdrawals',
      body: { error: expect.stringContaining('within a day') },
    })
    club.server.clock.forward(24 * 3_600_000 + 1)
    expect((await codeOf(1_000)) ?? '').not.toBe('too_many_withdrawals')
  })

  it('asked for many times at once is five', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => club.ask(1_000)))
    const open = answers.filter(({ status }) => status === 200).length
    expect(open).toBeGreaterThan(0)
    expect(open).toBeLessThanOrEqual(5)
    expect(
      answers.at(-1)?.status === 200 || answers.some(({ code }) => code === 'too_many_withdrawals'),
    ).toBe(true)
  })
})
