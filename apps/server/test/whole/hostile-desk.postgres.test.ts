// The desk over HTTP where two operators do everything at the same moment, twice and out of order, and where banks'
// files are hostile: whoever comes first, money moves once, and what is refused is refused with a sentence.
import { money } from '@kinfold/contract/money/money'
import { patience } from '@kinfold/test-support/patience'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { receivableFrom } from '#src/ledger/account-address.ts'
import { checkChargebacks } from '#src/modules/books/books/check-chargebacks.ts'
import { checkRefunds } from '#src/modules/books/books/check-refunds.ts'
import { checkSettlements } from '#src/modules/books/books/check-settlements.ts'
import { mergeFindings } from '#src/modules/books/books/findings.ts'
import { fullSpeed } from '#src/modules/books/books/in-chunks.ts'
import { settlement } from '#src/modules/money/bank-line/statement.tables.ts'
import { bookDispute } from '#src/modules/money/chargeback/book-dispute.ts'
import type { Dispute } from '#src/providers/payments/payment-provider.ts'
import { payer } from '#test/clubs/paying.ts'
import { rowLock, whileLocked } from '#test/databases/while-locked.ts'
import { camtFile, csvFile, ofxFile } from '#test/desks/bank-files.ts'
import { openClaimsDesk } from '#test/desks/claims-desk.ts'
import { openReturnsDesk } from '#test/desks/returns-desk.ts'
import { lineOf, openStatementDesk } from '#test/desks/statement-desk.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import type { Answered } from '#test/servers/test-client.ts'

async function expectSound({ db }: TestServer): Promise<void> {
  const found = mergeFindings(
    await readAuditFindings(db),
    await checkRefunds(db, fullSpeed),
    await checkChargebacks(db, fullSpeed),
    await checkSettlements(db, fullSpeed),
  )
  expect(found).toEqual(new Map())
}
const outcomes = (answers: readonly Answered[]) =>
  answers.map(({ status, code }) => code ?? String(status)).toSorted()

it('a dispute that is told and recorded at once is owed once', async () => {
  await using desk = await openClaimsDesk()
  const { server } = desk.club
  const { services } = server.parts
  for (const amount of [1_015, 600]) {
    for (const isToldFirst of [true, false]) {
      const paid = await desk.paid()
      const dispute: Dispute = {
        id: `dp_${paid.id}`,
        chargeId: paid.chargeId,
        state: 'open',
        amount: money('NGN', 101_500n),
        fee: money('NGN', 0n),
        dueAt: null,
        reason: 'fraudulent',
        openedAt: server.clock.now,
      }
      const told = { provider: 'sandbox' as const, paymentId: paid.id, dispute }
      const record = (dispute: string) => () =>
        desk.post(`chargeback/record/${paid.id}`, { dispute, reason: 'A letter.', amount }, 'uche')
      const tell = async () => {
        await bookDispute(services, told)
        return undefined
      }
      const acts = [tell, record('DSP-A'), record('DSP-B')]
      const changes = await desk.club.changes(
        () =>
          whileLocked<Answered | undefined>(
            server.db,
            rowLock('payment', paid.id),
            isToldFirst ? acts : acts.toReversed(),
          ),
        [receivableFrom(payer.id, 'NGN')],
      )
      expect(changes).toEqual({ 'receivable NGN': -101_500n, 'clearing card NGN': 101_500n })
      expect(await desk.chargebacks(paid.id)).toMatchObject([
        { dispute: dispute.id, status: 'open' },
      ])
    }
  }
  await expectSound(server)
})

it('a chargeback that two people end and recover at once ends once', async () => {
  await using desk = await openClaimsDesk()
  const { server } = desk.club
  const paid = await desk.paid()
  const body = { dispute: 'DSP-1', reason: 'A letter.' }
  await desk.post(`chargeback/record/${paid.id}`, body)
  const [row] = await desk.chargebacks(paid.id)
  const end = (outcome: 'won' | 'lost') => () =>
    desk.post(`chargeback/decide/${row?.id}`, { outcome }, outcome === 'won' ? 'uche' : 'tunde')
  const recover = () =>
    desk.post(`chargeback/recover/${row?.id}`, { from: 'wallet', reason: 'Agreed.' })
  const lock = rowLock('payment', paid.id)
  const ends = await whileLocked(server.db, lock, [end('won'), end('lost'), recover])
  expect(outcomes(ends)).toEqual(['200', 'already_decided', 'already_decided'])
  expect(await desk.club.read(paid.id)).toMatchObject({ status: 'succeeded' })
  await expectSound(server)
})

it('a refund by hand that is settled, shown and sent back at once is one of them', async () => {
  await using desk = await openClaimsDesk()
  const { server } = desk.club
  const id = await desk.club.begin({ gateway: 'bank' })
  await desk.club.arrive(id, { amount: money('NGN', 101_500n) })
  const sent = await desk.confirmed(id, { amount: 300 })
  const settle = (outcome: 'paid' | 'failed', by: 'tunde' | 'uche') => () =>
    desk.post(`refund/settle/${sent}`, { outcome, note: 'FT-1' }, by)
  const acts = [settle('failed', 'tunde'), settle('paid', 'uche'), settle('failed', 'uche')]
  const changes = await desk.club.changes(async () => {
    const answers = await whileLocked(server.db, rowLock('payment', id), acts)
    expect(outcomes(answers)).toEqual(['200', 'already_decided', 'already_decided'])
  })
  expect(changes).toEqual({ 'wallet NGN': 30_000n, 'bank NGN': -30_000n })
  for (const by of ['ngozi', 'zainab', 'dayo'] as const) {
    const path = `refund/settle/${sent}`
    expect((await desk.post(path, { outcome: 'paid', note: 'x' }, by)).code).toBe('forbidden')
  }
  await expectSound(server)
})

it('a settlement that two people record at once, or undo meanwhile, empties the clearing once', async () => {
  await using desk = await openStatementDesk()
  await desk.send([
    lineOf(700_00n, { reference: 'PSK-77' }),
    lineOf(700_00n, { reference: 'OTHER' }),
  ])
  const body = {
    gateway: 'card',
    currency: 'NGN',
    paid_out: 700,
    charge: 5,
    received_on: '2026-06-03',
    reference: 'PSK-77',
  }
  const bank = await desk.atBank()
  for (let round = 0; round < 3; round += 1) {
    const recorded = await Promise.all([
      desk.post('settlement/record', body),
      desk.post('settlement/record', { ...body, reference: 'psk-77' }, { by: 'uche' }),
      desk.post('settlement/record', body, { by: 'uche' }),
    ])
    expect(outcomes(recorded)).toEqual(['200', 'conflict', 'conflict'])
    const [line] = (await desk.lines()).filter(({ settlement_id }) => settlement_id !== null)
    const undone = await Promise.all([desk.unmatch(line?.id ?? ''), desk.unmatch(line?.id ?? '')])
    expect(outcomes(undone)).toEqual(['200', 'already_decided'])
  }
  const rows = await desk.server.db.orm
    .select()
    .from(settlement)
    .where(eq(settlement.reference, 'PSK-77'))
  expect(rows.every(({ undoneAt }) => undoneAt !== null)).toBe(true)
  // Both lines were unmatched money before; the one that was the settlement is open again.
  expect(await desk.atBank()).toBe(bank - 700_00n)
  await expectSound(desk.server)
})

it('a run of returns that is posted, discarded and posted again at once is one of them', async () => {
  await using desk = await openReturnsDesk()
  for (let round = 0; round < 3; round += 1) {
    const held = { '2026-04-10': 100_000n }
    const { id: plan_id, portfolios } = await desk.planOf([held, held])
    const id = await desk.drafted({ plan_id, total_amount: 1 })
    const acts = [() => desk.post(id), () => desk.discard(id), () => desk.post(id)]
    const order = round % 2 === 0 ? acts : [...acts.slice(1), ...acts.slice(0, 1)]
    const answers = await Promise.all(order.map(act => act()))
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
    await desk.server.settle()
    const { posting } = await desk.detail(id)
    const sum = (await desk.values(portfolios)).reduce((total, value) => total + value, 0n)
    expect([posting.status, sum]).toEqual(
      posting.status === 'discarded' ? ['discarded', 200_000n] : ['posted', 200_100n],
    )
  }
  await expectSound(desk.server)
})

const account = { account: '0000012301', currency: 'NGN', openingMinor: 0n }

it('a hostile file is refused with a sentence, and leaves nothing behind', {
  timeout: patience(120_000),
}, async () => {
  await using desk = await openStatementDesk()
  const ofx = (change: (text: string) => string) =>
    change(ofxFile({ ...account, lines: [lineOf(100n)] }, 1))
  const camt = (change: (text: string) => string) =>
    change(camtFile({ ...account, lines: [lineOf(100n)] }, '02'))
  const files: readonly (readonly [string, string | Uint8Array])[] = [
    ['an amount of 1e30', ofx(text => text.replace('<TRNAMT>1.00', '<TRNAMT>1e30'))],
    [
      'an amount of forty figures',
      ofx(text => text.replace('<TRNAMT>1.00', `<TRNAMT>${'9'.repeat(40)}`)),
    ],
    ['no number', ofx(text => text.replace('<TRNAMT>1.00', '<TRNAMT>NaN'))],
    ['the day 0000-00-00', ofx(text => text.replace(/<DTPOSTED>\d{8}/, '<DTPOSTED>00000000'))],
    ['a day to come', ofx(text => text.replace(/<DTPOSTED>\d{8}/, '<DTPOSTED>20990101'))],
    ['30 February', camt(text => text.replace(/<Dt>[^<]*/, '<Dt>2026-02-30'))],
    ['another currency', camt(text => text.replaceAll('Ccy="NGN"', 'Ccy="USD"'))],
    [
      'entities',
      camt(text => text.replace('?>', '?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>')),
    ],
    ['a nesting without end', '<Document>'.repeat(900_000)],
    ['10 MB in one line', csvFile({ ...account, lines: [] }) + 'x'.repeat(9_900_000)],
    ['more than 10 MB', 'x'.repeat(11_000_000)],
    ['rows without end', `Date,Debit\n${'01/06/2026,1\n'.repeat(700_000)}`],
    ['zeros', new Uint8Array(200_000)],
    ['half of UTF-16', Buffer.from(`\ufeff${ofx(text => text)}`, 'utf16le').subarray(0, 333)],
    ['random bytes', Buffer.from(Array.from({ length: 50_000 }, (_, n) => (n * n * 31 + n) % 256))],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
  ]
  for (const [name, file] of files) {
    const answer = await desk.sendFile(file)
    expect([name, [400, 413].includes(answer.status)]).toEqual([name, true])
    expect([name, JSON.stringify(answer.body)]).toEqual([
      name,
      expect.stringMatching(/"error":"[^"]{20,}/),
    ])
  }
  expect(await desk.server.db.query({ text: 'SELECT id FROM bank_statement' })).toEqual([])
  expect(await desk.lines()).toEqual([])
})

it('a movement of nothing is none', async () => {
  await using desk = await openStatementDesk()
  await desk.send([lineOf(0n), lineOf(100n)])
  expect(await desk.lines()).toHaveLength(1)
})

it('formulas and markup in a file are text, and the same lines in another format are refused', async () => {
  await using desk = await openStatementDesk()
  const odd = `=HYPERLINK("https://evil.example","x") <script>alert(1)</script> '; DROP TABLE payment; --`
  const lines = [lineOf(100n, { text: odd, sender: '@SUM(1+1)', reference: '+cmd' }), lineOf(200n)]
  await desk.send(lines)
  const [line] = (await desk.lines()).filter(({ amount }) => amount.amount === 1)
  expect(line).toMatchObject({ text: odd, sender_name: '@SUM(1+1)', reference: '+cmd' })
  const bank = await desk.atBank()
  for (const file of [
    camtFile({ ...account, lines }, '02'),
    camtFile({ ...account, lines }, '08'),
    ofxFile({ ...account, openingMinor: 1n, lines }, 1),
  ]) {
    await Promise.all([desk.sendFile(file), desk.sendFile(file, { by: 'uche' })])
    await desk.server.settle()
  }
  expect(await desk.lines()).toHaveLength(2)
  expect(await desk.atBank()).toBe(bank)
})
