// A line of the bank shows a payout as paid, though nobody has had the file of its batch yet: by that file it would be paid once more.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { done } from '#test/desks/approvers-desk.ts'
import { ofxFile } from '#test/desks/bank-files.ts'
import { type DetoursDesk, failed, openDetoursDesk } from '#test/desks/detours-desk.ts'
import { lineOf } from '#test/desks/statement-desk.ts'

let desk: DetoursDesk
beforeAll(async () => {
  desk = await openDetoursDesk()
})
afterAll(() => desk[Symbol.asyncDispose]())

const refused = {
  code: 'conflict',
  body: { error: expect.stringMatching(/^A line of the bank shows or names a payout/) },
}
const saidPaid = {
  code: 'conflict',
  body: { error: expect.stringMatching(/^The payout KF-\w{8} was said to be paid before anybody/) },
}
const file = async (batch: string) =>
  desk.server.call('GET', `/api/operator/payout-batch/csv/${batch}`, {
    token: await desk.tokenOf('tunde'),
  })

it('is in no file that is first handed out afterwards', async () => {
  const ids = [await desk.approved(100), await desk.approved(50)]
  const body = { currency: 'NGN', withdrawal_ids: ids }
  const batch = await done(desk.act('uche', 'payout-batch/prepare', body))
  await done(desk.release('ngozi', batch))
  const [row] = await desk.server.db.query<{ reference: string }>({
    text: 'SELECT reference FROM withdrawal WHERE id = $1',
    values: [ids[0]],
  })
  const line = await desk.sentOut(100_00n, row?.reference ?? '')
  expect(await file(batch)).toMatchObject(refused)
  await done(desk.matchAs('uche', line, { to: 'withdrawal', withdrawal_id: ids[0] }))
  expect(await file(batch)).toMatchObject(saidPaid)
  await desk.ended('tunde', { id: ids[1] ?? '', batch }, failed)
  expect((await file(batch)).code).toBe('conflict')
})

it('is in none where somebody said so, though no line shows it, or none shows it any more', async () => {
  const typedIn = await desk.released(100)
  await desk.ended('tunde', typedIn, { outcome: 'paid' })
  expect(await file(typedIn.batch)).toMatchObject(saidPaid)
  const undone = await desk.released(50)
  const line = await desk.sentOut(50_00n, 'DAYO')
  await done(desk.matchAs('uche', line, { to: 'withdrawal', withdrawal_id: undone.id }))
  await done(desk.undo('tunde', line))
  expect(await file(undone.batch)).toMatchObject(saidPaid)
})

it('is in none while the line that names it was only read', async () => {
  const { batch, reference } = await desk.released(100)
  const lines = [lineOf(-100_00n, { text: `NIP ${reference}` })]
  const account = '0000012301'
  const sent = ofxFile({ account, currency: 'NGN', openingMinor: 0n, lines }, 2)
  expect((await desk.sendFile(sent)).status).toBe(200)
  expect(await file(batch)).toMatchObject(refused)
})

it('is in none while a line names it beside another', async () => {
  const one = await desk.released(100)
  const other = await desk.released(50)
  expect((await file(one.batch)).status).toBe(200)
  await desk.sentOut(150_00n, `${one.reference} ${other.reference}`)
  expect(await file(other.batch)).toMatchObject(refused)
})

it('is in none where a later file says that a line was it which was taken for something else', async () => {
  const { batch, reference } = await desk.released(1)
  const line = lineOf(-1_00n, { text: 'FEE' })
  await desk.send([line], { by: 'zainab' })
  const id = (await desk.lines()).find(({ text }) => text === 'FEE')?.id
  await done(desk.matchAs('uche', id, { to: 'charge' }))
  desk.later()
  await desk.send([{ ...line, text: `NIP ${reference}` }], { by: 'ngozi' })
  expect(await file(batch)).toMatchObject(refused)
})
