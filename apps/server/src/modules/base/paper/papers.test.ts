// What stands on a paper is what the ledger says, for everybody in the demo club.
import { createHash } from 'node:crypto'
import { money } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { PaperCode } from '@kinfold/contract/paper/paper-code'
import { verifyPaper } from '@kinfold/contract/paper/verify-paper'
import { listPayments } from '@kinfold/contract/payment/list-payments'
import { receiptProblem } from '@kinfold/contract/payment/receipt-problem'
import { certificateProblem } from '@kinfold/contract/portfolio/certificate-problem'
import { listPortfolios } from '@kinfold/contract/portfolio/list-portfolios'
import { getYearTrend } from '@kinfold/contract/report/get-year-trend'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { currenciesOf } from '@kinfold/personas/people/currencies-of'
import { dayo, people } from '@kinfold/personas/people/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { growWallet } from '#test/clubs/grown-club.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { minorOf, type ReadPaper, readPaper } from '#test/papers/read-paper.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { readBalanceAt } from '../../../ledger/read-balance-at.ts'
import { startOfClubDay } from '../../../paging/club-days.ts'
import { amountOnPaper } from '../../../papers/amount-on-paper.ts'

const members = Object.values(people).filter(({ key }) => key !== 'ada')

let server: TestServer
beforeAll(async () => {
  server = await openDemoClub()
})
afterAll(() => server[Symbol.asyncDispose]())

async function fetchFile(path: string, email: string) {
  const token = await sessionFor(server, email)
  const answer = await server.parts.app.inject({
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
  })
  return answer
}

async function fetchPaper(path: string, email: string): Promise<ReadPaper> {
  const { statusCode, headers, rawPayload } = await fetchFile(path, email)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.pdf"$/)
  return readPaper(rawPayload)
}

const linesOf = ({ rows }: ReadPaper) => {
  const head = rows.findIndex(([first]) => first?.text === 'Date')
  return head === -1 ? [] : rows.slice(head + 1, -1).map(row => row.map(({ text }) => text))
}
const sumOf = ({ rows }: ReadPaper): Record<string, bigint> =>
  Object.fromEntries(
    rows
      .filter(row => row.length === 2)
      .map(([label, amount]) => [label?.text ?? '', minorOf(amount?.text ?? '')]),
  )

describe('a statement of a wallet', () => {
  it.each(members)('says what the ledger says, for $key', async person => {
    const { email, id } = person.customer
    for (const currency of currenciesOf(person)) {
      const account = walletOf(id, currency)
      const held = async (day: string) => {
        const effectiveBy = new Date(startOfClubDay(day).getTime() - 1)
        return (await readBalanceAt(server.db, account, { effectiveBy })).minor
      }
      for (const [from, to, after] of [
        ['2020-01-01', '2026-12-31', '2027-01-01'],
        ['2026-03-01', '2026-03-31', '2026-04-01'],
      ] as const) {
        const query = `wallet_id=${walletIdOf(person.key, currency)}&from=${from}&to=${to}`
        const paper = await fetchPaper(`/wallet/statement?${query}`, email)
        const [opening, closing] = [await held(from), await held(after)]
        const sum = sumOf(paper)
        expect(sum).toMatchObject({ 'Opening balance': opening, 'Closing balance': closing })
        let balance = opening
        for (const [, , paidIn = '', paidOut = '', left = ''] of linesOf(paper)) {
          if (paidOut !== '') expect(paidOut.startsWith('−')).toBe(true)
          balance += paidIn === '' ? minorOf(paidOut) : minorOf(paidIn)
          expect(minorOf(left)).toBe(balance)
        }
        expect(balance).toBe(closing)
        expect(paper.paragraphs.join()).toContain(amountOnPaper(money(currency, closing)))
      }
    }
  })

  const wallet_id = walletIdOf('dayo', 'NGN')
  const path = (from: string, to: string) =>
    `/wallet/statement?wallet_id=${wallet_id}&from=${from}&to=${to}`

  it('ends today where it is asked for longer', async () => {
    const paper = await fetchPaper(path('2026-05-01', '2030-12-31'), dayo.customer.email)
    expect(paper.title).toMatch(/^Wallet statement, 1 May 2026 to \d+ \w+ 2026$/)
  })

  it.each([
    ['2026-05-31', '2026-05-01', 'to'],
    ['2027-01-01', '2027-02-01', 'from'],
  ])('is refused from %s to %s', async (from, to, field) => {
    const token = await sessionFor(server, dayo.customer.email)
    const { status, fields } = await server.call('GET', `/api${path(from, to)}`, { token })
    expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]])
  })

  it('is refused for another’s wallet', async () => {
    const { statusCode } = await fetchFile(
      path('2026-01-01', '2026-05-01'),
      people.funmi.customer.email,
    )
    expect(statusCode).toBe(404)
  })
})

describe('a report of a portfolio', () => {
  it.each(members)('says what the ledger says, for $key', async ({ customer }) => {
    const token = await sessionFor(server, customer.email)
    const { items } = await server.ask(listPortfolios, { token, query: { per_page: 100 } })
    for (const { id, currency, value, contributed, returns, fees, paid_out } of items) {
      const paper = await fetchPaper(`/portfolio/pdf-report/${id}`, customer.email)
      const minor = (amount: number) => moneyFromWire(currency, amount).minor
      expect(sumOf(paper)).toEqual({
        Contributed: minor(contributed),
        Returns: minor(returns),
        Fees: minor(fees),
        'Paid out': minor(paid_out),
        Value: minor(value),
      })
      let held = 0n
      for (const [, , amount = '', after = ''] of linesOf(paper)) {
        held += minorOf(amount)
        expect(minorOf(after)).toBe(held)
      }
      expect(held).toBe(minor(value))
    }
  })
})

describe('a receipt', () => {
  it.each(members)('says what came and what for, for $key', async ({ customer }) => {
    const token = await sessionFor(server, customer.email)
    const { items } = await server.ask(listPayments, { token, query: { per_page: 100 } })
    for (const { id, status, received, total, reference } of items.slice(0, 8)) {
      const path = `/payment/receipt/${id}`
      if (receiptProblem(status) !== undefined) {
        const answer = await server.call('GET', `/api${path}`, { token })
        expect([answer.status, answer.code]).toEqual([409, 'payment_not_settled'])
        continue
      }
      const paper = await fetchPaper(path, customer.email)
      const amount = fromWireMoney(received ?? total)
      expect(paper.paragraphs).toContain(`Received ${amountOnPaper(amount)}`)
      expect(paper.paragraphs.join()).toContain(reference)
      const { Received, ...parts } = sumOf(paper)
      if (Received === undefined) continue
      expect(Object.values(parts).reduce((all, minor) => all + minor, 0n)).toBe(Received)
    }
  })
})

describe('a certificate', () => {
  it.each(members)('says what was contributed, for $key', async ({ customer }) => {
    const token = await sessionFor(server, customer.email)
    const { items } = await server.ask(listPortfolios, { token, query: { per_page: 100 } })
    for (const { id, status, currency, contributed, value } of items) {
      const path = `/portfolio/certificate/${id}`
      if (certificateProblem(status) !== undefined) {
        expect((await server.call('GET', `/api${path}`, { token })).code).toBe('portfolio_not_open')
        continue
      }
      const paper = await fetchPaper(path, customer.email)
      const amount = moneyFromWire(currency, contributed)
      expect(paper.paragraphs.join()).toContain(
        `${customer.first_name} ${customer.last_name} holds a portfolio`,
      )
      expect(paper.paragraphs).toContain(`Contributed ${amountOnPaper(amount)}`)
      expect(sumOf(paper)).toMatchObject({
        Contributed: amount.minor,
        Value: moneyFromWire(currency, value).minor,
      })
    }
  })
})

describe('a report of a year', () => {
  it.each(members)('says what the trend says, for $key', async ({ customer }) => {
    const token = await sessionFor(server, customer.email)
    for (const year of [2024, 2025, 2026]) {
      const { currencies } = await server.ask(getYearTrend, { token, query: { year } })
      const paper = await fetchPaper(`/portfolio/report/year?year=${year}`, customer.email)
      const inMonths = paper.rows.map(row => row.map(({ text }) => text))
      for (const { currency, months } of currencies) {
        const lines = months.map(({ line }) =>
          Object.values(line).map(amount => moneyFromWire(currency, amount).minor),
        )
        if (lines.flat().every(minor => minor === 0n)) continue
        for (const line of lines) {
          expect(inMonths.map(([, ...cells]) => cells.map(minorOf))).toContainEqual(line)
        }
        const closing = months.at(-1)?.line.closing ?? 0
        expect(
          inMonths
            .filter(row => row.length === 2)
            .map(([label, sum = '']) => [label, minorOf(sum)]),
        ).toContainEqual(['Closing', moneyFromWire(currency, closing).minor])
      }
    }
  })

  it('fits into 150 kB, and is refused for a year to come', async () => {
    const { rawPayload } = await fetchFile('/portfolio/report/year?year=2026', dayo.customer.email)
    expect(rawPayload.length).toBeLessThan(150_000)
    const { statusCode } = await fetchFile('/portfolio/report/year?year=2027', dayo.customer.email)
    expect(statusCode).toBe(400)
  })

  it('says that there was nothing', async () => {
    const paper = await fetchPaper('/portfolio/report/year?year=2001', dayo.customer.email)
    expect(paper.paragraphs).toContain('There was nothing in portfolios until then.')
  })
})

describe('whether a paper is genuine', () => {
  const codeOf = ({ paragraphs }: ReadPaper) => /Code (\S+)/.exec(paragraphs.join(' '))?.[1] ?? ''

  it('is answered to anybody who holds its code, with no name in it', async () => {
    const asked = `wallet_id=${walletIdOf('dayo', 'NGN')}&from=2026-01-01&to=2026-05-31`
    const { rawPayload } = await fetchFile(`/wallet/statement?${asked}`, dayo.customer.email)
    const paper = await readPaper(rawPayload)
    const code = codeOf(paper)
    expect(PaperCode.is(code)).toBe(true)
    expect(paper.pictures.join()).toContain(`https://club.example/verify/${code}`)
    const told = await server.ask(verifyPaper, { params: { code } })
    const closing = sumOf(paper)['Closing balance'] ?? 0n
    expect(told).toEqual({
      kind: 'wallet_statement',
      made_at: server.clock.now.toISOString(),
      from: '2026-01-01',
      to: '2026-05-31',
      amounts: [{ currency: 'NGN', amount: Number(closing) / 100 }],
      initials: 'D. B.',
      sha256: createHash('sha256').update(rawPayload).digest('hex'),
    })
  })

  it('gives the same request a paper and a code of its own', async () => {
    const path = '/portfolio/report/year?year=2026'
    const codes = new Set<string>()
    for (let times = 0; times < 3; times += 1) {
      codes.add(codeOf(await fetchPaper(path, dayo.customer.email)))
    }
    expect(codes.size).toBe(3)
  })

  it.each(['2222-3333-4444-5555', '2222333344445555', '0000-1111-IIII-OOOO'])(
    'says nothing of %s',
    async code => {
      expect((await server.call('GET', `/api/verify/${code}`)).status).toBe(404)
    },
  )

  it('is limited by address', async () => {
    const ask = () => server.call('GET', '/api/verify/2222-3333-4444-5555')
    // A sandbox allows a hundred times as much: everyone comes from one machine.
    await server.db.query({
      text: `UPDATE rate_limit SET points = 6000 WHERE key LIKE '%verify-paper%'`,
    })
    expect((await ask()).status).toBe(429)
  })
})

it('refuses a statement of more lines than a paper takes', async () => {
  const many = 10_001
  await server.asOwner(owner => growWallet(owner, walletOf(dayo.customer.id, 'NGN'), many))
  const token = await sessionFor(server, dayo.customer.email)
  const asked = `wallet_id=${walletIdOf('dayo', 'NGN')}&from=2020-01-01&to=2026-01-01`
  const { code } = await server.call('GET', `/api/wallet/statement?${asked}`, { token })
  expect(code).toBe('paper_too_long')
})
