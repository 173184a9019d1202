import { expect, it } from 'vitest'
import { lineOf, openStatementDesk } from '#test/desks/statement-desk.ts'

it('a line that can’t be booked says so, holds up no other, and is read again with its file', async () => {
  await using desk = await openStatementDesk()
  const asOwner = (text: string) => desk.server.asOwner(owner => owner.query({ text }))
  await asOwner(`CREATE FUNCTION refuse_line() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the line is refused'; END $$`)
  await asOwner(`CREATE TRIGGER refuse_line BEFORE UPDATE ON statement_line FOR EACH ROW
    WHEN (NEW.amount_minor = 6600 AND NEW.state = 'unmatched') EXECUTE FUNCTION refuse_line()`)
  const bank = await desk.atBank()
  const lines = Array.from({ length: 150 }, (_, index) => lineOf(index === 0 ? 66_00n : 1_00n))
  const { id } = await desk.send(lines)
  expect(await desk.lines({ state: 'failed' })).toMatchObject([
    { amount: { amount: 66 }, reason: expect.stringContaining('send its file again') },
  ])
  expect(await desk.lines({ state: 'unmatched', statement_id: id })).toHaveLength(149)
  const [ngn] = await desk.reconciled()
  expect(ngn).toMatchObject({ open_lines: 1, open_amount: { amount: 66 } })
  const [line] = await desk.lines({ state: 'failed' })
  expect(await desk.match(line?.id ?? '', { to: 'unmatched' })).toMatchObject({
    code: 'already_decided',
  })
  expect(await desk.send(lines)).toMatchObject({ failed: 1 })

  await asOwner('DROP TRIGGER refuse_line ON statement_line')
  await desk.send(lines)
  expect(await desk.lines({ state: 'failed' })).toEqual([])
  expect((await desk.lines({ state: 'unmatched' })).map(({ reason }) => reason)).not.toContain(
    line?.reason,
  )
  expect(await desk.atBank()).toBe(bank + 215_00n)
})
