// Once a mapping is corrected, no movement of a file that was read before counts again.
import { expect, it } from 'vitest'
import { csvFile, csvMapping } from '#test/desks/bank-files.ts'
import { lineOf, openStatementDesk, type StatementDesk } from '#test/desks/statement-desk.ts'

const monthFirst = { ...csvMapping, date_order: 'month_first' } as const

const set = async (desk: StatementDesk, mapping: object) => {
  const id = await desk.accountId()
  expect(await desk.post(`statement/mapping/${id}`, mapping)).toMatchObject({ status: 200 })
}
const on = (day: string, minor: bigint) =>
  lineOf(minor, { bookedOn: day, text: 'NIP', reference: '' })
const fileOf = (...lines: ReturnType<typeof on>[]) =>
  csvFile({ account: '0000012301', currency: 'NGN', openingMinor: 100_00n, lines })
const send = (desk: StatementDesk, file: string) => desk.sendFile(file)
const refused = {
  code: 'conflict',
  body: { error: expect.stringContaining('dates in another order') },
}

it('refuses a file whose days may have been read in the wrong order', async () => {
  await using desk = await openStatementDesk()
  await set(desk, monthFirst)
  // Of 4 and 5 March, as it was read: of 3 April and 3 May, as the bank means it.
  const [first, second] = [on('2026-04-03', 5_00n), on('2026-05-03', 6_00n)]
  expect(await send(desk, fileOf(first, second))).toMatchObject({
    status: 200,
    body: { from: '2026-03-04', to: '2026-03-05' },
  })
  await set(desk, csvMapping)
  expect(await send(desk, fileOf(first))).toMatchObject(refused)
  expect(await send(desk, fileOf(on('2026-03-05', 1n)))).toMatchObject(refused)
  expect(await desk.lines()).toHaveLength(2)
  // Of other days, whichever way they are read.
  expect(await send(desk, fileOf(on('2026-05-20', 8_00n)))).toMatchObject({ status: 200 })
})

it('refuses days that were read in the right order, and would be others now', async () => {
  await using desk = await openStatementDesk()
  await set(desk, csvMapping)
  const [third, later] = [on('2026-02-03', 5_00n), on('2026-02-20', 6_00n)]
  expect(await send(desk, fileOf(third, later))).toMatchObject({ status: 200 })
  await set(desk, monthFirst)
  // It was counted as of 3 February, and would be of 2 March.
  expect(await send(desk, fileOf(third))).toMatchObject(refused)
  await set(desk, csvMapping)
  expect(await send(desk, fileOf(third))).toMatchObject({ status: 200, body: { known_lines: 1 } })
})

it('refuses days that were read by other columns, and takes those that come later', async () => {
  await using desk = await openStatementDesk()
  await set(desk, { ...csvMapping, sender: undefined })
  const lines = [on('2026-05-06', 5_00n), on('2026-05-20', 6_00n)]
  expect(await send(desk, fileOf(...lines))).toMatchObject({ status: 200 })
  await set(desk, csvMapping)
  expect(await send(desk, fileOf(...lines, on('2026-05-21', 1n)))).toMatchObject({
    code: 'conflict',
    body: { error: expect.stringContaining('by other columns') },
  })
  expect(await send(desk, fileOf(on('2026-05-21', 1n)))).toMatchObject({ status: 200 })
  expect(await desk.lines()).toHaveLength(3)
})
