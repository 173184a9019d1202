// Two people say at once that a refund failed whose member has left: one sum waits at the desk, and the refund names it.
import { expect, it } from 'vitest'
import { rowLock, whileLocked } from '#test/databases/while-locked.ts'
import { type Approver, done } from '#test/desks/approvers-desk.ts'
import { dayo, kobo, openDetoursDesk } from '#test/desks/detours-desk.ts'
import { today } from '#test/desks/statement-desk.ts'

it('leaves one sum with the desk', async () => {
  await using desk = await openDetoursDesk()
  const { id: payment, reference } = await desk.announce(kobo)
  const line = { received_amount: 250, received_on: today, bank_reference: `FT ${reference}` }
  await done(desk.act('zainab', `transfer/confirm/${payment}`, line))
  const id = await done(desk.act('uche', `payment/refund/${payment}`, { reason: 'Paid twice.' }))
  await done(desk.act('ngozi', `refund/confirm/${id}`, { seen: 'proposed' }))
  const closed = 'UPDATE member SET closed_at = now() WHERE id = $1'
  await desk.server.asOwner(owner => owner.query({ text: closed, values: [dayo] }))
  const failed = { seen: 'sent', outcome: 'failed', note: 'Closed.' }
  const says = (by: Approver) => () => desk.act(by, `refund/settle/${id}`, failed)
  const answers = await desk.server.asOwner(owner =>
    whileLocked(owner, rowLock('payment', payment), [says('tunde'), says('uche')]),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const left = await desk.server.db.query<{ unmatched_id: string; id: string }>({
    text: `SELECT r.unmatched_id, u.id FROM unmatched_money u CROSS JOIN refund r
            WHERE u.meant_for = $1 AND r.id = $2`,
    values: [dayo, id],
  })
  expect(left).toEqual([{ unmatched_id: left[0]?.id, id: left[0]?.id }])
})
