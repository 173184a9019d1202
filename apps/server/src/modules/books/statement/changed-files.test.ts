// A bank's file that was changed before it was sent. Its lines are recognised by the bank's own number of each, so the
// bank's file as it is brings them a second time: it shows only what it says alike.
import { createWithdrawal } from '@kinfold/contract/withdrawal/create-withdrawal'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lineOf, openStatementDesk, type StatementDesk } from '#test/desks/statement-desk.ts'

let desk: StatementDesk
beforeEach(async () => {
  desk = await openStatementDesk()
})
afterEach(() => desk[Symbol.asyncDispose]())

const kobo = 250_00n

/** By Tunde, of one line that names what Dayo announced. */
async function sentByTunde() {
  const { reference } = await desk.announce(kobo)
  const line = lineOf(kobo, { text: `NIP ${reference}` })
  await desk.send([line])
  expect(await desk.lines({ state: 'matched' })).toHaveLength(1)
  return line
}
async function approvedByTunde() {
  const { id } = await desk.server.ask(createWithdrawal, {
    token: await desk.tokenOf('dayo'),
    params: { id: walletIdOf('dayo', 'NGN') },
    body: { amount: 100 },
  })
  const { code = 'done' } = await desk.post(`withdrawal/approve/${id}`, {})
  return code
}

it.each([
  ['text', { text: 'NIP KF-OTHER' }],
  ['sender', { sender: 'SOMEBODY ELSE' }],
  ['reference', { reference: 'ANOTHER' }],
])('another %s in the file of somebody else shows nothing', async (_, change) => {
  const line = await sentByTunde()
  await desk.send([{ ...line, ...change }, lineOf(1_00n)], { by: 'uche' })
  expect(await desk.lines()).toHaveLength(2)
  expect(await approvedByTunde()).toBe('credited_by_you')
  await desk.send([line, lineOf(2_00n)], { by: 'uche' })
  expect(await approvedByTunde()).toBe('done')
})

it('another amount is another line, and shows nothing of the first', async () => {
  const line = await sentByTunde()
  const bank = await desk.atBank()
  await desk.send([{ ...line, minor: kobo + 1n }], { by: 'uche' })
  expect(await desk.lines({ state: 'matched' })).toHaveLength(1)
  expect(await desk.atBank()).toBe(bank + kobo + 1n)
  expect(await approvedByTunde()).toBe('credited_by_you')
})

it('sent by the same person once more, it changes nothing', async () => {
  const line = await sentByTunde()
  const bank = await desk.atBank()
  await desk.send([{ ...line, text: `${line.text}.` }, lineOf(0n)])
  await desk.send([{ ...line, text: `${line.text}!` }, lineOf(0n)])
  expect(await desk.lines()).toHaveLength(1)
  expect(await desk.atBank()).toBe(bank)
  expect(await approvedByTunde()).toBe('credited_by_you')
})
