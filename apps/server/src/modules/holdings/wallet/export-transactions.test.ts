// The file has the lines of the list, each once, however many there are.
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { money } from '@kinfold/contract/money/money'
import { listTransactions } from '@kinfold/contract/wallet/list-transactions'
import { type Transaction, transactionKinds } from '@kinfold/contract/wallet/transaction'
import { transactionsCsvLines } from '@kinfold/contract/wallet/transactions-csv'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { currenciesOf } from '@kinfold/personas/people/currencies-of'
import { dayo, people } from '@kinfold/personas/people/people'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { growWallet } from '#test/clubs/grown-club.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { listenLocally } from '#test/servers/listen-locally.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { idempotencyKey } from '../../../ledger/idempotency-key.ts'
import { post } from '../../../ledger/post.ts'
import { depositByTransfer } from '../../../ledger/recipes/deposit-by-transfer.ts'

const byteOrderMark = '\u{FEFF}'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openDemoClub()
  token = await sessionFor(server, dayo.customer.email)
})
afterAll(() => server[Symbol.asyncDispose]())

type Query = Readonly<Record<string, string>>
const wallet_id = walletIdOf('dayo', 'NGN')

async function file(query: Query, as = token): Promise<string> {
  const path = `/api/wallet/transactions/csv?${new URLSearchParams(query)}`
  const { status, body, headers } = await server.call('GET', path, { token: as })
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  return body as string
}

async function list(query: Query & { readonly wallet_id: string }, as = token) {
  const all: Transaction[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const asked = { ...query, page, per_page: 100 } as never
    const { items, total_pages } = await server.ask(listTransactions, { token: as, query: asked })
    all.push(...items)
    pages = total_pages
  }
  return all
}

const linesIn = (text: string) => text.slice(text.indexOf('\r\n') + 2)

describe('the file', () => {
  it.each(Object.values(people).filter(({ key }) => key !== 'ada'))(
    'has every line of the list, for $key in each wallet',
    async person => {
      const as = await sessionFor(server, person.customer.email)
      for (const currency of currenciesOf(person)) {
        const query = { wallet_id: walletIdOf(person.key, currency) }
        const lines = await list(query, as)
        expect(linesIn(await file(query, as))).toBe(transactionsCsvLines(lines))
      }
    },
  )

  it.each([
    ...transactionKinds.map(kind => ({ kind })),
    { status: 'pending' },
    { status: 'completed' },
    { from: '2026-03-01', to: '2026-03-31' },
    { from: '2026-04-15', kind: 'deposit', status: 'completed' },
  ])('takes the same filter as the list: %o', async filter => {
    const query = { wallet_id, ...filter } as Query & { wallet_id: string }
    expect(linesIn(await file(query))).toBe(transactionsCsvLines(await list(query)))
  })

  it('opens in a spreadsheet with its letters right and amounts that add up', async () => {
    const text = await file({ wallet_id, status: 'completed' })
    expect(text.startsWith(byteOrderMark)).toBe(true)
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
    expect(rows.some(({ Description: words }) => words?.includes('₦'))).toBe(true)
    const total = rows.reduce((sum, { Amount: amount }) => sum + BigInt(minor(amount)), 0n)
    expect(total).toBe(BigInt(minor(rows[0]?.Balance)))
  })

  it('is refused for another’s wallet', async () => {
    const path = `/api/wallet/transactions/csv?wallet_id=${walletIdOf('funmi', 'NGN')}`
    expect(await server.call('GET', path, { token })).toMatchObject({ status: 404 })
  })
})

const minor = (amount: string | undefined) => (amount ?? '').replace('.', '')

describe('a file of 100,000 lines', () => {
  const many = 100_000
  let url: string
  beforeAll(async () => {
    await server.asOwner(owner => growWallet(owner, walletOf(dayo.customer.id, 'NGN'), many))
    const port = await listenLocally(server.parts.app.server)
    url = `http://127.0.0.1:${port}/api/wallet/transactions/csv?wallet_id=${wallet_id}`
  })

  async function ask(): Promise<IncomingMessage> {
    const request = get(url, { headers: { authorization: `Bearer ${token}` } })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return response.setEncoding('utf8')
  }

  it('keeps a few megabytes in memory while it leaves, and has every line once', async () => {
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    const live = () => {
      collect()
      const { heapUsed, external } = process.memoryUsage()
      return (heapUsed + external) / 1_000_000
    }
    const before = live()
    let most = before
    let breaks = 0
    let balances = 0n
    let rest = ''
    for await (const chunk of await ask()) {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        breaks += 1
        if (line.includes('KF-7H2K9D4M')) balances += BigInt(minor(line.split(',')[5]))
        if (breaks % 10_000 === 0) most = Math.max(most, live())
      }
    }
    const shown = await server.ask(listTransactions, { token, query: { wallet_id } })
    expect(breaks).toBe(1 + shown.total_count)
    const [{ start } = { start: 0n }] = await server.db.query<{ start: bigint }>({
      text: 'SELECT balance - 100 * $2::bigint AS start FROM ledger.account WHERE address = $1',
      values: [walletOf(dayo.customer.id, 'NGN'), many],
    })
    expect(balances).toBe(BigInt(many) * start + (100n * BigInt(many) * BigInt(many + 1)) / 2n)
    expect(most - before).toBeLessThan(25)
  })

  it('is as it was when it was asked for, whatever is booked meanwhile', async () => {
    const before = (await server.ask(listTransactions, { token, query: { wallet_id } })).total_count
    const response = await ask()
    let text = ''
    for await (const chunk of response) {
      if (text === '') {
        const attempt = idempotencyKey('test', 'meanwhile')
        const arrived = money('NGN', 777n)
        const member = dayo.customer.id
        const facts = { attempt, payment: 'x', member, arrived, reference: 'meanwhile' }
        await post(server.db, depositByTransfer({ ...facts, arrivedAt: server.clock.now }))
      }
      text += chunk
    }
    expect(text.split('\r\n')).toHaveLength(before + 2)
    expect(text).not.toContain('meanwhile')
  })

  it('is cut off, not ended, where the database fails midway', async () => {
    const { query } = server.db
    const failing = vi.spyOn(server.db, 'query').mockImplementation(statement => {
      if (/account_version < /.test(statement.text)) return Promise.reject(new Error('lost'))
      return query(statement)
    })
    try {
      const response = await ask()
      const read = async () => {
        for await (const chunk of response) expect(chunk).toContain('Date and time')
      }
      await expect(read()).rejects.toThrow('aborted')
    } finally {
      failing.mockRestore()
    }
  })
})
