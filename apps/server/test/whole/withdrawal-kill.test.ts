// kill -9 of the server while withdrawals are asked for, cancelled and approved, on both databases.
import { answerTotpChallenge } from '@kinfold/contract/auth/answer-totp-challenge'
import { logIn } from '@kinfold/contract/auth/log-in'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { demoPassword } from '@kinfold/personas/demo-password'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { patience } from '@kinfold/test-support/patience'
import { expect, it, vi } from 'vitest'
import { openDatabase } from '#src/db/open-database.ts'
import { checkWithdrawals } from '#src/modules/books/books/check-withdrawals.ts'
import { mergeFindings } from '#src/modules/books/books/findings.ts'
import { fullSpeed } from '#src/modules/books/books/in-chunks.ts'
import { codeOfStep, stepAt } from '#src/modules/people/totp/authenticator-codes.ts'
import { boundlessWithdrawals } from '#test/clubs/boundless-withdrawals.ts'
import { logInBody } from '#test/clubs/joining.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import {
  createStore,
  type ServerProcess,
  startServerProcess,
} from '#test/servers/server-process.ts'
import type { Answered } from '#test/servers/test-client.ts'

vi.setConfig({ testTimeout: patience(480_000) })

const callers = 4
const kills = 2
type Store = Awaited<ReturnType<typeof createStore>>

const signIn = async ({ client }: ServerProcess, email: string) =>
  client.ask(logIn, { body: logInBody(email, { password: demoPassword }) })

async function openTokens(server: ServerProcess) {
  const { authorization } = await signIn(server, people.dayo.customer.email)
  const { email, totpSecret } = operators.tunde
  const { totp_challenge } = await signIn(server, email)
  const code = codeOfStep(totpSecret, stepAt(new Date()))
  const body = { token: totp_challenge?.token ?? '', code }
  const approver = await server.client.ask(answerTotpChallenge, { body })
  return {
    member: authorization?.access_token ?? '',
    approver: approver.authorization?.access_token ?? '',
  }
}
type Tokens = Awaited<ReturnType<typeof openTokens>>

/** The id by key of each withdrawal; undefined while no answer has come. */
type Journal = Map<string, string | undefined>

const ask = ({ client }: ServerProcess, { member }: Tokens, key: string) =>
  client.call('POST', `/api/wallet/withdrawal/create/${walletIdOf('dayo', 'NGN')}`, {
    token: member,
    headers: { 'idempotency-key': key },
    body: { amount: 0.01 },
  })
const idOf = ({ body }: Answered) => String(Reflect.get(Object(body), 'id'))

/** Asks and decides until the server is gone. */
async function keepAsking(server: ServerProcess, tokens: Tokens, journal: Journal, name: string) {
  const { client } = server
  for (let turn = 0; ; turn += 1) {
    const key = `withdrawal-${name}-${turn}`
    journal.set(key, undefined)
    const asked = await ask(server, tokens, key)
    expect(asked.status).toBe(200)
    const id = idOf(asked)
    journal.set(key, id)
    const headers = { 'idempotency-key': `${key}-decided` }
    if (turn % 3 === 0) {
      const path = `/api/wallet/withdrawal/cancel/${id}`
      await client.call('PATCH', path, { token: tokens.member, headers })
    } else if (turn % 3 === 1) {
      const path = `/api/operator/withdrawal/approve/${id}`
      await client.call('POST', path, {
        token: tokens.approver,
        headers,
        body: { seen: 'pending' },
      })
    }
  }
}

async function readStore({ settings }: Store) {
  const db = await openDatabase(settings)
  try {
    const findings = mergeFindings(
      await readAuditFindings(db),
      await checkWithdrawals(db, fullSpeed),
    )
    const rows = await db.query<{ id: string }>({
      text: 'SELECT id FROM withdrawal WHERE amount_minor = 1',
    })
    return { findings, ids: rows.map(({ id }) => id) }
  } finally {
    await db.close()
  }
}

const isGone = (error: unknown) => error instanceof TypeError && error.message === 'fetch failed'

it('leaves each withdrawal with its money, once for its key', async ({ annotate }) => {
  await using store = await createStore()
  const environment = { ...store.environment, ...boundlessWithdrawals }
  const journal: Journal = new Map()
  let server = await startServerProcess(environment)
  const tokens = await openTokens(server)
  for (let kill = 1; kill <= kills; kill += 1) {
    const running = server
    const loads = Array.from({ length: callers }, (_, caller) =>
      keepAsking(running, tokens, journal, `${kill}-${caller}`).catch((error: unknown) => {
        if (!isGone(error)) throw error
      }),
    )
    const answered = () => [...journal.values()].filter(Boolean).length
    const wanted = answered() + 20
    await expect.poll(answered, { interval: 5, timeout: patience(60_000) }).toBeGreaterThan(wanted)
    running.child.kill('SIGKILL')
    await Promise.all([running.ended, ...loads])
    expect((await readStore(store)).findings).toEqual(new Map())

    server = await startServerProcess(environment)
    for (const [key, id] of journal) {
      const again = await ask(server, tokens, key)
      expect(again.status).toBe(200)
      expect(id ?? idOf(again)).toBe(idOf(again))
      journal.set(key, idOf(again))
    }
  }
  server.child.kill('SIGKILL')
  await server.ended
  const { findings, ids } = await readStore(store)
  expect(findings).toEqual(new Map())
  expect(ids.toSorted()).toEqual([...journal.values()].toSorted())
  await annotate(`${journal.size} withdrawals in ${kills} kills`)
})
