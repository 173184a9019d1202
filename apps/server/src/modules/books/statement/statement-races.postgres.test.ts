// Two servers book a statement while its file comes again and a person confirms its transfers by hand.
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { patience } from '@kinfold/test-support/patience'
import { expect, it } from 'vitest'
import { connectionOf, untilBlocked } from '#test/databases/until-blocked.ts'
import { whileLocked } from '#test/databases/while-locked.ts'
import { ofxFile } from '#test/desks/bank-files.ts'
import { lineOf, openStatementDesk, today } from '#test/desks/statement-desk.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import type { Transaction } from '../../../db/database.ts'
import { lockCurrencies } from '../../base/person/lock-currencies.ts'
import { bookStatement } from './book-statement.ts'
import { storeLines } from './store-lines.ts'

it('a line that is booked and confirmed by hand at once counts once', {
  timeout: patience(240_000),
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
      bookStatement(services, { statementId: sent.id }),
      confirm(1),
      bookStatement(services, { statementId: sent.id }),
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

/** All at once, over several connections; answers how each ended. */
const statusesOf = async (calls: readonly Promise<{ readonly status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status)

it('two people who match one line at once, or undo it meanwhile, move its money once', {
  timeout: patience(240_000),
}, async () => {
  await using desk = await openStatementDesk()
  const start = { dayo: await desk.wallet('dayo'), bola: await desk.wallet('bola') }
  const bank = await desk.atBank()
  await desk.send([lineOf(333_00n)])
  const [line] = await desk.lines()
  const give = (who: 'dayo' | 'bola', by: 'tunde' | 'uche') => {
    const body = { to: 'wallet', customer_id: people[who].customer.id }
    return desk.post(`statement/match/${line?.id}`, body, { by })
  }
  const undo = () => desk.unmatch(line?.id ?? '')
  for (let round = 0; round < 5; round += 1) {
    const given = await statusesOf([give('dayo', 'tunde'), give('bola', 'uche')])
    expect(given.sort()).toEqual([200, 409])
    const undone = await statusesOf([undo(), undo(), give('bola', 'uche')])
    expect(undone.filter(status => status === 200).length).toBeGreaterThan(0)
    const [now] = await desk.lines()
    if (now?.state === 'matched') expect((await undo()).status).toBe(200)
    expect(await desk.wallet('dayo')).toBe(start.dayo)
    expect(await desk.wallet('bola')).toBe(start.bola)
  }
  expect(await desk.atBank()).toBe(bank + 333_00n)
  expect(await readAuditFindings(desk.server.db)).toEqual(new Map())
})

it('what was recorded by hand is shown by one of two lines that are matched at once', async () => {
  await using desk = await openStatementDesk()
  const unmatched_id = await desk.recorded({ amount: 71, received_on: today, bank_reference: 'S1' })
  const bank = await desk.atBank()
  await desk.send([lineOf(71_00n), lineOf(71_00n)])
  const lines = await desk.lines({ state: 'open' })
  const body = { to: 'unmatched', unmatched_id }
  const shown = await statusesOf(lines.map(({ id }) => desk.match(id, body)))
  expect(shown.sort()).toEqual([200, 409])
  expect(await desk.atBank()).toBe(bank)
})

it('undoing a match waits for the member who pays from their wallet', async () => {
  await using desk = await openStatementDesk()
  const { db } = desk.server
  const { reference } = await desk.announce(250_00n)
  await desk.send([lineOf(250_00n, { text: reference })])
  const [line] = await desk.lines()
  const [holding, mayEnd] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()]
  const paying = db.transaction(async tx => {
    await lockCurrencies(tx, people.dayo.customer.id)
    holding.resolve(await connectionOf(tx))
    await mayEnd.promise
  })
  const payer = await holding.promise
  const undoing = desk.unmatch(line?.id ?? '')
  await untilBlocked(db, payer)
  mayEnd.resolve()
  await paying
  expect((await undoing).status).toBe(200)
})

it('of a line that two servers read at once, what the second file says is kept, and who sent it', async () => {
  await using desk = await openStatementDesk()
  const { db, clock } = desk.server
  const files = {
    tunde: await desk.send([lineOf(1_00n)]),
    uche: await desk.send([lineOf(2_00n)], { by: 'uche' }),
  }
  const lineOfBoth = (bankId: string, text: string) => ({
    number: 1,
    bookedOn: today,
    minor: -50_00n,
    identity: bankId,
    bankId,
    reference: bankId,
    sender: '',
    text,
    fingerprint: Buffer.from(bankId.padEnd(32)),
  })
  const accountId = await desk.accountId()
  const read = (by: 'tunde' | 'uche', text: string) => () =>
    db.transaction(tx =>
      storeLines(tx, [lineOfBoth('FT-SAME', 'FEE'), lineOfBoth('FT-OTHER', text)], {
        statementId: files[by].id,
        accountId,
        currency: 'NGN',
        first: 1,
        sentBy: operators[by].operatorId,
        sentAt: clock.now,
      }),
    )
  const itsDay = (tx: Transaction) => tx.query({ text: 'SELECT FROM statement_day FOR UPDATE' })
  await whileLocked(db, itsDay, [read('tunde', 'FEE'), read('uche', 'NIP KF-7H2K9D4M')])
  const worded = 'SELECT text, named FROM statement_line_wording'
  expect(await db.query({ text: worded })).toEqual([
    { text: 'NIP KF-7H2K9D4M', named: 'KF-7H2K9D4M' },
  ])
  const sent = `SELECT l.reference FROM statement_line_sender s JOIN statement_line l ON l.id = s.line_id`
  expect(await db.query({ text: sent })).toEqual([{ reference: 'FT-SAME' }])
})

it('a file that two people send at once is read once, and only for its own account', async () => {
  await using desk = await openStatementDesk()
  const lines = Array.from({ length: 40 }, (_, index) => lineOf(BigInt(index + 1)))
  const file = ofxFile({ account: '0000012301', currency: 'NGN', openingMinor: 0n, lines }, 1)
  const bank = await desk.atBank()
  const sent = await statusesOf([
    desk.sendFile(file),
    desk.sendFile(file, { by: 'uche' }),
    desk.sendFile(file, { currency: 'USD' }),
    desk.sendFile(file, { by: 'dayo' }),
  ])
  expect(sent).toEqual([200, 200, 400, 403])
  await desk.server.settle()
  expect(await desk.lines()).toHaveLength(40)
  expect(await desk.atBank()).toBe(bank + 820n)
  const [ngn] = await desk.reconciled()
  expect(ngn).toMatchObject({ statement: { amount: 8.2 } })
  const [line] = await desk.lines()
  const id = line?.id ?? ''
  const reason = { reason: 'Mine.' }
  for (const by of ['dayo', 'zainab'] as const) {
    const asked = [
      desk.post(`statement/match/${id}`, { to: 'unmatched' }, { by }),
      desk.post(`statement/unmatch/${id}`, reason, { by }),
    ]
    expect([by, await statusesOf(asked)]).toEqual([by, [403, 403]])
  }
})
