// A line shows that a payout came back while somebody says what became of the rest of its batch: whoever is second waits,
// and nobody is rolled back for the other.
import { expect, it } from 'vitest'
import { rowLock, whileLocked } from '#test/databases/while-locked.ts'
import { done } from '#test/desks/approvers-desk.ts'
import { failed, openDetoursDesk, paid } from '#test/desks/detours-desk.ts'
import { lineOf } from '#test/desks/statement-desk.ts'

it('a payout that came back is shown while the rest of its batch is settled', async () => {
  await using desk = await openDetoursDesk()
  const ids = [await desk.approved(100), await desk.approved(50)]
  const body = { currency: 'NGN', withdrawal_ids: ids }
  const batch = await done(desk.act('uche', 'payout-batch/prepare', body))
  await done(desk.release('ngozi', batch))
  const [back = '', withdrawal_id = ''] = ids
  await desk.ended('tunde', { id: back, batch }, paid)
  await done(desk.act('uche', `withdrawal/return/${back}`, { seen: 'paid', reason: 'Closed.' }))
  await desk.send([lineOf(100_00n, { text: 'CAME BACK' })], { by: 'zainab' })
  const line = (await desk.lines()).find(({ text }) => text === 'CAME BACK')?.id
  const outcomes = [{ withdrawal_id, ...failed }]
  const answers = await whileLocked(desk.server.db, rowLock('withdrawal', back), [
    () => desk.matchAs('ngozi', line, { to: 'withdrawal', withdrawal_id: back }),
    () => desk.act('tunde', `payout-batch/settle/${batch}`, { outcomes }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const text = 'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()'
  expect(await desk.server.db.query({ text })).toEqual([{ deadlocks: 0n }])
})
