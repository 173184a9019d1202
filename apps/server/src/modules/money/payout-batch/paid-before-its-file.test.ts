// A line of the bank shows a payout as paid, though nobody has had the file of its batch yet: by that file it would be paid once more.
import { expect, it } from 'vitest'
import { done } from '#test/desks/approvers-desk.ts'
import { failed, openDetoursDesk } from '#test/desks/detours-desk.ts'

it('is in no file that is first handed out afterwards', async () => {
  await using desk = await openDetoursDesk()
  const ids = [await desk.approved(100), await desk.approved(50)]
  const body = { currency: 'NGN', withdrawal_ids: ids }
  const batch = await done(desk.act('uche', 'payout-batch/prepare', body))
  await done(desk.release('ngozi', batch))
  const [row] = await desk.server.db.query<{ reference: string }>({
    text: 'SELECT reference FROM withdrawal WHERE id = $1',
    values: [ids[0]],
  })
  const token = await desk.tokenOf('tunde')
  const file = () => desk.server.call('GET', `/api/operator/payout-batch/csv/${batch}`, { token })
  const refused = {
    code: 'conflict',
    body: { error: expect.stringMatching(/^A line of the bank shows or names a payout/) },
  }
  const line = await desk.sentOut(100_00n, row?.reference ?? '')
  expect(await file()).toMatchObject(refused)
  await done(desk.matchAs('uche', line, { to: 'withdrawal', withdrawal_id: ids[0] }))
  expect(await file()).toMatchObject(refused)
  await desk.ended('tunde', { id: ids[1] ?? '', batch }, failed)
  expect((await file()).code).toBe('conflict')
})
