// Somebody lets a member be paid, and undoes the match of the line that shows their money, in one moment: one of the two
// comes first, and the other one learns of it.
import { people } from '@kinfold/personas/people/people'
import { expect, it } from 'vitest'
import { rowLock, whileLocked } from '#test/databases/while-locked.ts'
import { done, openApproversDesk } from '#test/desks/approvers-desk.ts'
import { lineOf, today } from '#test/desks/statement-desk.ts'

const why = { reason: 'It was somebody else’s.' }

// What was asked for since the gift is undone by somebody else already.
const orders = [
  ['approve', 'first', 'second_person_needed'],
  ['prepare', 'first', 'second_person_needed'],
  ['release', 'first', 'second_person_needed'],
] as const

it.each(orders)('%s comes %s', async (step, place, code) => {
  await using desk = await openApproversDesk()
  const own = { amount: 250, received_on: today, bank_reference: 'FT-OWN-1' }
  const id = await desk.recorded(own)
  const to = { customer_id: people.dayo.customer.id }
  await done(desk.act('tunde', `unmatched/assign/${id}`, to))
  await desk.send([lineOf(250_00n, { bankId: 'FT-OWN-1', reference: 'FT-OWN-1' })], { by: 'uche' })
  const [line] = await desk.lines({ state: 'matched' })
  const withdrawal = await desk.asked()
  if (step !== 'approve') await done(desk.approve('ngozi', withdrawal))
  const about = step === 'release' ? await done(desk.prepare('ngozi', withdrawal)) : withdrawal
  const acts = [
    () => desk[step]('tunde', about),
    () => desk.act('tunde', `statement/unmatch/${line?.id}`, why),
  ]
  const inOrder = place === 'first' ? acts : acts.toReversed()
  const answers = await whileLocked(desk.server.db, rowLock('member', to.customer_id), inOrder)
  expect(answers).toMatchObject([{ status: 200 }, { status: 409, code }])
})
