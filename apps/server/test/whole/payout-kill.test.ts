// kill -9 of the server while batches are prepared, released, settled and sent back, on both databases.
import { answerTotpChallenge } from '@kinfold/contract/auth/answer-totp-challenge'
import { logIn } from '@kinfold/contract/auth/log-in'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { demoPassword } from '@kinfold/personas/demo-password'
import { type OperatorKey, operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { patience } from '@kinfold/test-support/patience'
import { expect, it, vi } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { openDatabase } from '#src/db/open-database.ts'
import { checkBatches } from '#src/modules/books/books/check-batches.ts'
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

vi.setConfig({ testTimeout: patience(480_000) })

const callers = 4
const kills = 2
const stepsBeforeKill = 30
type Store = Awaited<ReturnType<typeof createStore>>
type Tokens = Readonly<Record<'dayo' | OperatorKey, string>>

const signIn = async ({ client }: ServerProcess, email: string) =>
  client.ask(logIn, { body: logInBody(email, { password: demoPassword }) })

async function signInOperator(server: ServerProcess, key: OperatorKey): Promise<string> {
  const { email, totpSecret } = operators[key]
  const { totp_challenge } = await signIn(server, email)
  const code = codeOfStep(totpSecret, stepAt(new Date()))
  const body = { token: totp_challenge?.token ?? '', code }
  const { authorization } = await server.client.ask(answerTotpChallenge, { body })
  return authorization?.access_token ?? ''
}

const openTokens = async (server: ServerProcess): Promise<Tokens> => ({
  dayo: (await signIn(server, people.dayo.customer.email)).authorization?.access_token ?? '',
  tunde: await signInOperator(server, 'tunde'),
  uche: await signInOperator(server, 'uche'),
  ngozi: await signInOperator(server, 'ngozi'),
  zainab: await signInOperator(server, 'zainab'),
})

async function inStore<T>({ settings }: Store, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(settings)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/**
 * Who says that a payout failed or came back decides about none of its member's after that. A caller that runs ahead
 * begins another withdrawal, so Ngozi says the one and Zainab the other, who do nothing else.
 */
async function addApprovers(store: Store): Promise<void> {
  const { child, ended } = await startServerProcess(store.environment)
  child.kill('SIGKILL')
  await ended
  await inStore(store, db =>
    db.query({
      text: `UPDATE operator SET roles = '{approver}' WHERE id = ANY($1)`,
      values: [[operators.ngozi.operatorId, operators.zainab.operatorId]],
    }),
  )
}

const outcomes = ['paid', 'failed', 'returned'] as const

/** All that happens to one withdrawal, each step under a key of its own: a second time it is answered the same. */
async function payOut(
  { client }: ServerProcess,
  tokens: Tokens,
  { name, turn }: { name: string; turn: number },
  answered: () => void,
): Promise<string> {
  const post = async (by: keyof Tokens, path: string, body?: object) => {
    const step = path.replace(/\/[0-9a-f-]{36}$/, '')
    const answer = await client.call('POST', `/api/${path}`, {
      token: tokens[by],
      headers: { 'idempotency-key': `${name}-${turn}-${step.replaceAll('/', '-')}` },
      ...(body && { body }),
    })
    expect([path, answer.status, answer.code]).toEqual([path, 200, undefined])
    answered()
    return String(Reflect.get(Object(answer.body), 'id'))
  }
  const wallet = walletIdOf('dayo', 'NGN')
  const id = await post('dayo', `wallet/withdrawal/create/${wallet}`, { amount: 0.01 })
  await post('tunde', `operator/withdrawal/approve/${id}`, { seen: 'pending' })
  const wanted = { currency: 'NGN', withdrawal_ids: [id] }
  const batch = await post('tunde', 'operator/payout-batch/prepare', wanted)
  await post('uche', `operator/payout-batch/release/${batch}`, { seen: 'prepared' })
  const outcome = outcomes[turn % outcomes.length] ?? 'paid'
  const told =
    outcome === 'failed'
      ? { withdrawal_id: id, outcome, reason: 'The account is closed.' }
      : { withdrawal_id: id, outcome: 'paid' }
  await post('ngozi', `operator/payout-batch/settle/${batch}`, {
    seen: 'released',
    outcomes: [told],
  })
  if (outcome === 'returned') {
    await post('zainab', `operator/withdrawal/return/${id}`, {
      seen: 'paid',
      reason: 'It came back.',
    })
  }
  return id
}

const readStore = (store: Store) =>
  inStore(store, async db => {
    const findings = mergeFindings(
      await readAuditFindings(db),
      await checkWithdrawals(db, fullSpeed),
      await checkBatches(db, fullSpeed),
    )
    const rows = await db.query<{ id: string; status: string }>({
      text: 'SELECT id, status FROM withdrawal WHERE amount_minor = 1',
    })
    return { findings, statuses: new Map(rows.map(({ id, status }) => [id, status])) }
  })

const isGone = (error: unknown) => error instanceof TypeError && error.message === 'fetch failed'

it('leaves each withdrawal paid once, or back once', async ({ annotate }) => {
  await using store = await createStore()
  await addApprovers(store)
  const environment = { ...store.environment, ...boundlessWithdrawals }
  const begun: { name: string; turn: number }[] = []
  let server = await startServerProcess(environment)
  const tokens = await openTokens(server)
  let answers = 0
  const answered = () => {
    answers += 1
  }
  const keepPaying = async (running: ServerProcess, name: string) => {
    for (let turn = 0; ; turn += 1) {
      begun.push({ name, turn })
      await payOut(running, tokens, { name, turn }, answered)
    }
  }
  const ended = new Map<string, string>()
  for (let kill = 1; kill <= kills; kill += 1) {
    const running = server
    const loads = Array.from({ length: callers }, (_, caller) =>
      keepPaying(running, `${kill}-${caller}`).catch((error: unknown) => {
        if (!isGone(error)) throw error
      }),
    )
    const wanted = answers + stepsBeforeKill
    const isEnough = expect
      .poll(() => answers, { interval: 5, timeout: patience(60_000) })
      .toBeGreaterThan(wanted)
    // A refused call ends the test at once, and is what it tells.
    await Promise.race([isEnough, Promise.all(loads)])
    running.child.kill('SIGKILL')
    await Promise.all([running.ended, ...loads])
    expect((await readStore(store)).findings).toEqual(new Map())
    server = await startServerProcess(environment)
    for (const each of begun) {
      const id = await payOut(server, tokens, each, answered)
      ended.set(id, outcomes[each.turn % outcomes.length] ?? '')
    }
  }
  server.child.kill('SIGKILL')
  await server.ended
  const { findings, statuses } = await readStore(store)
  expect(findings).toEqual(new Map())
  expect([...statuses].toSorted()).toEqual([...ended].toSorted())
  await annotate(`${begun.length} withdrawals in ${kills} kills`)
})
