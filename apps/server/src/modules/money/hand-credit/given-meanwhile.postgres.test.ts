// Somebody gives a member money by hand and lets them be paid in one moment: one of the two comes first, and the other
// one learns of it.
import { people } from '@kinfold/personas/people/people'
import { expect, it } from 'vitest'
import { rowLock, whileLocked } from '#test/databases/while-locked.ts'
import { done, openApproversDesk } from '#test/desks/approvers-desk.ts'
import { today } from '#test/desks/statement-desk.ts'

const steps = ['approve', 'prepare', 'release'] as const

it.each(steps)('%s comes second', async step => {
  await using desk = await openApproversDesk()
  const { id, reference } = await desk.announce(250_00n)
  const came = { received_amount: 250, received_on: today, bank_reference: `FT ${reference}` }
  const withdrawal = await desk.asked()
  if (step !== 'approve') await done(desk.approve('ngozi', withdrawal))
  const about = step === 'release' ? await done(desk.prepare('ngozi', withdrawal)) : withdrawal
  const answers = await whileLocked(desk.server.db, rowLock('member', people.dayo.customer.id), [
    () => desk.act('tunde', `transfer/confirm/${id}`, came),
    () => desk[step]('tunde', about),
  ])
  expect(answers).toMatchObject([{ status: 200 }, { status: 409, code: 'credited_by_you' }])
})
