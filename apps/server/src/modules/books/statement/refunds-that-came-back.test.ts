// A refund was said to have failed, and its member has the money again: the line with which it came back is not more money.
import { expect, it } from 'vitest'
import { done } from '#test/desks/approvers-desk.ts'
import { openDetoursDesk, paid } from '#test/desks/detours-desk.ts'
import { lineOf } from '#test/desks/statement-desk.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'

it('is not set aside as unmatched money, but waits for a person', async () => {
  await using desk = await openDetoursDesk()
  const cameIn = async (text: string, by: 'tunde' | 'zainab') => {
    await desk.send([lineOf(250_00n, { text })], { by })
    return (await desk.lines()).find(each => each.text === text)
  }
  const { id: payment, reference } = await desk.announce(250_00n)
  expect(await cameIn(`TRF ${reference}`, 'tunde')).toMatchObject({ payment_id: payment })
  const refund = await done(desk.act('uche', `payment/refund/${payment}`, { reason: 'Twice.' }))
  await done(desk.act('ngozi', `refund/confirm/${refund}`, { seen: 'proposed' }))
  const before = await desk.available()
  const out = await desk.sentOut(250_00n, reference)
  await done(desk.matchAs('uche', out, { to: 'refund', refund_id: refund }))
  await done(
    desk.act('tunde', `refund/settle/${refund}`, {
      outcome: 'failed',
      note: 'Closed.',
    }),
  )
  expect(await desk.available()).toBe(before + 250)
  const bank = await desk.atBank()
  const line = await cameIn(`RTN ${reference}`, 'zainab')
  expect(line).toMatchObject({ state: 'open', unmatched_id: null })
  expect(await desk.atBank()).toBe(bank)
  await done(desk.matchAs('ngozi', line?.id, { to: 'refund', refund_id: refund }))
  expect(await desk.atBank()).toBe(bank)
  expect(await readAuditFindings(desk.server.db)).toEqual(new Map())
})

it('nor is what comes back before anybody says so', async () => {
  await using desk = await openDetoursDesk()
  const cameIn = async (text: string, minor = 250_00n) => {
    await desk.send([lineOf(minor, { text })], { by: 'zainab' })
    return (await desk.lines()).find(each => each.text === text)
  }
  const { id: payment, reference } = await desk.announce(250_00n)
  expect(await cameIn(`TRF ${reference}`)).toMatchObject({ payment_id: payment })
  const refund = await done(desk.act('uche', `payment/refund/${payment}`, { reason: 'Twice.' }))
  await done(desk.act('ngozi', `refund/confirm/${refund}`, { seen: 'proposed' }))
  const payout = await desk.released(250)
  await desk.ended('tunde', payout, paid)
  const smaller = await desk.released(40)
  await desk.ended('tunde', smaller, paid)
  const bank = await desk.atBank()
  const back = await cameIn(`RTN ${reference}`)
  expect(back).toMatchObject({ state: 'open', unmatched_id: null })
  const returned = await cameIn(`RTN ${payout.reference}`)
  expect(returned).toMatchObject({ state: 'open', unmatched_id: null })
  const besideAnother = await cameIn(`RTN ${reference} ${smaller.reference}`, 40_00n)
  expect(besideAnother).toMatchObject({ state: 'open', unmatched_id: null })
  const closed = { outcome: 'failed', note: 'Closed.' }
  await done(desk.act('tunde', `refund/settle/${refund}`, closed))
  await done(desk.matchAs('ngozi', back?.id, { to: 'refund', refund_id: refund }))
  await done(desk.act('ngozi', `withdrawal/return/${payout.id}`, { reason: 'Closed.' }))
  await done(desk.matchAs('uche', returned?.id, { to: 'withdrawal', withdrawal_id: payout.id }))
  expect(await desk.atBank()).toBe(bank + 500_00n)
  expect(await readAuditFindings(desk.server.db)).toEqual(new Map())
})
