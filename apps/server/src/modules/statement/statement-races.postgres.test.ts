// Two servers book a statement while its file comes again and a person confirms its transfers by hand.
import { expect, it } from 'vitest'
import { lineOf, openStatementDesk, today } from '../../../test/statement-desk.ts'
import { bookStatement } from './book-statement.ts'

it('a line that is booked and confirmed by hand at once counts once', {
  timeout: 240_000,
}, async () => {
  await using desk = await openStatementDesk()
  const { services } = desk.server.parts
  for (let round = 0; round < 4; round += 1) {
    const minor = BigInt(70_000_00 + round * 100)
    const announced = await Promise.all(Array.from({ length: 3 }, () => desk.announce(minor)))
    const wallet = await desk.wallet('dayo')
    const bank = await desk.atBank()
    // One names its transfer; two could be anybody's.
    const lines = announced.map(({ reference }, index) =>
      lineOf(minor, index === 0 ? { text: reference } : {}),
    )
    const confirmation = { received_amount: Number(minor) / 100, received_on: today }
    const confirm = (which: number) =>
      desk.post(`transfer/confirm/${announced[which]?.id}`, confirmation)
    const [sent] = await Promise.all([desk.send(lines), confirm(0), desk.send(lines), confirm(0)])
    await Promise.all([
      bookStatement(services, sent.id),
      confirm(1),
      bookStatement(services, sent.id),
    ])
    await desk.server.settle()
    const shown = (await desk.lines()).filter(({ amount }) => amount.amount === Number(minor) / 100)
    expect(shown).toHaveLength(3)
    // What waits for a person is matched to what was confirmed by hand.
    for (const { id, state } of shown) {
      if (state === 'open') {
        for (const each of announced) await desk.match(id, { to: 'payment', payment_id: each.id })
      }
    }
    const ended = (await desk.lines()).filter(({ amount }) => amount.amount === Number(minor) / 100)
    expect(ended.map(({ state }) => state)).not.toContain('open')
    expect((await desk.atBank()) - bank).toBe(3n * minor)
    const credited = ended.filter(({ state }) => state === 'matched').length
    expect(Math.round(((await desk.wallet('dayo')) - wallet) * 100)).toBe(credited * Number(minor))
  }
})
