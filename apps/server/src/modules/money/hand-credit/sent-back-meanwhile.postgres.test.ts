// Two lines are said, or found, to show the same money going back in one moment: no more of it than went back.
import { expect, it } from 'vitest'
import { rowLock, whileLocked } from '#test/databases/while-locked.ts'
import { type Approver, done } from '#test/desks/approvers-desk.ts'
import { type DetoursDesk, kobo, openDetoursDesk } from '#test/desks/detours-desk.ts'
import { lineOf, today } from '#test/desks/statement-desk.ts'

const bankId = 'FT-WENT-BACK'

/** Money that one recorded, and that went back. */
async function wentBack(desk: DetoursDesk) {
  const id = await desk.recorded({ amount: 250, received_on: today, bank_reference: bankId })
  await done(desk.act('tunde', `unmatched/return/${id}`, { seen: 'open', reason: 'Theirs.' }))
  return id
}

const shownOf = async ({ server }: DetoursDesk, id: string) => {
  const text = 'SELECT amount_minor AS minor FROM statement_line_return WHERE unmatched_id = $1'
  const rows = await server.db.query<{ minor: bigint }>({ text, values: [id] })
  return rows.reduce((sum, { minor }) => sum + minor, 0n)
}

it('a part that a person matches, and all of it by a line that a file names alike', async () => {
  await using desk = await openDetoursDesk()
  const id = await wentBack(desk)
  const part = await desk.sentOut(100_00n, 'A PART')
  const whole = lineOf(-kobo, { text: 'ALL OF IT', bankId, reference: bankId })
  const acts: (() => Promise<unknown>)[] = [
    () => desk.matchAs('uche', part, { to: 'returned', unmatched_id: id, differs: true }),
    () => desk.send([whole], { by: 'zainab' }),
  ]
  await desk.server.asOwner(owner =>
    whileLocked<unknown>(owner, rowLock('unmatched_money', id), acts),
  )
  expect(await shownOf(desk, id)).toBe(100_00n)
  const line = (await desk.lines()).find(({ text }) => text === 'ALL OF IT')
  expect(line).toMatchObject({ state: 'open', unmatched_id: null })
})

it('several people’s parts of it', async () => {
  await using desk = await openDetoursDesk()
  const id = await wentBack(desk)
  const people = ['tunde', 'uche', 'ngozi', 'zainab'] as const satisfies readonly Approver[]
  const lines: (string | undefined)[] = []
  for (const by of people) lines.push(await desk.sentOut(200_00n, `A PART OF ${by}`))
  const is = { to: 'returned', unmatched_id: id, differs: true }
  const answers = await Promise.all(people.map((by, each) => desk.matchAs(by, lines[each], is)))
  // All but the first say that the rest is the bank’s charge, and the third finds nothing left.
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
  expect(await shownOf(desk, id)).toBe(kobo)
})
