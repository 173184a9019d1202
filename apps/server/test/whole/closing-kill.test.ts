// kill -9 of the server while members close their accounts and two administrators close the books' months.

import { closeAccount } from '@kinfold/contract/closing/close-account'
import { signInAsDemo } from '@kinfold/contract/demo/sign-in-as-demo'
import { confirmMonthClosing } from '@kinfold/contract/operator/month/confirm-month-closing'
import { listMonths } from '@kinfold/contract/operator/month/list-months'
import { proposeMonthClosing } from '@kinfold/contract/operator/month/propose-month-closing'
import { demoPassword } from '@kinfold/personas/demo-password'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { patience } from '@kinfold/test-support/patience'
import { expect, it, vi } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { openDatabase } from '#src/db/open-database.ts'
import { newToken } from '#src/security/opaque-token.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import {
  createStore,
  type ServerProcess,
  startServerProcess,
} from '#test/servers/server-process.ts'

vi.setConfig({ testTimeout: patience(480_000) })

const members = 30
const closedBeforeKill = 8
type Store = Awaited<ReturnType<typeof createStore>>

async function inStore<T>({ settings }: Store, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(settings)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

const tokens = Array.from({ length: members }, newToken)
const emailOf = (n: number) => `leaving-${n}@club.example`

/** Members with nothing in their way, each signed in. */
const join = (store: Store) =>
  inStore(store, async db => {
    for (let n = 0; n < members; n += 1) {
      await db.query({
        text: `WITH joined AS (
                 INSERT INTO account (email, email_key, password_hash, password_changed_at, email_verified_at, created_at)
                 SELECT $2, $2, password_hash, now(), now(), now() FROM account WHERE id = $1 RETURNING id
               ), entered AS (
                 INSERT INTO session (account_id, token_hash, created_at, last_seen_at, ends_at)
                 SELECT id, $3, now(), now(), now() + interval '1 day' FROM joined)
               INSERT INTO member (id, first_name, last_name, phone, country_code, country, citizenship, pep,
                 accredited_investor, exco_referral, referral_source, heard_about_us, accepted_terms_version, accepted_terms_at)
               SELECT id, 'Leaving', 'Okoro', '+2348055500000', 'NG', 'Nigeria', '{Nigeria}', false, false, false,
                 'x', 'x', 'x', now() FROM joined`,
        values: [people.dayo.customer.id, emailOf(n), tokens[n]?.hash],
      })
    }
  })

const close = ({ client }: ServerProcess, n: number) =>
  client.call('POST', `/api${closeAccount.path}`, {
    token: tokens[n]?.token ?? '',
    body: { password: demoPassword },
  })

async function signIn({ client }: ServerProcess, email: string): Promise<string> {
  return (await client.ask(signInAsDemo, { body: { email } })).authorization?.access_token ?? ''
}

/** One month after the other, the earliest first. */
async function closeMonths(server: ServerProcess): Promise<void> {
  const { client } = server
  const [first, second] = [
    await signIn(server, operators.zainab.email),
    await signIn(server, operators.uche.email),
  ]
  const { months } = await client.ask(listMonths, { token: first })
  for (const { year, month, closed, proposal } of months.toReversed()) {
    if (closed !== null) continue
    const body = { year, month, reason: 'Everything agrees.' }
    const proposed = proposal ?? (await client.ask(proposeMonthClosing, { token: first, body }))
    const confirm = (token: string) =>
      client.call('POST', `/api${confirmMonthClosing.path.replace(':id', proposed.id)}`, {
        token,
        body: { seen: 'proposed' },
      })
    const { status } = await confirm(second)
    // One that the second of them had proposed.
    const isAgreed = status === 200 || (await confirm(first)).status === 200
    expect([year, month, isAgreed]).toEqual([year, month, true])
  }
}

type Left = { readonly email: string; readonly marks: readonly boolean[] }

/** Of each member, what says that the account is closed. */
const marksOf = (store: Store) =>
  inStore(store, async db => {
    expect(await readAuditFindings(db)).toEqual(new Map())
    const months = await db.query<{ closed: number; confirmed: number; noted: number }>({
      text: `SELECT (SELECT count(*)::int FROM ledger.closed_month) AS closed,
                    (SELECT count(*)::int FROM month_closing WHERE status = 'confirmed') AS confirmed,
                    (SELECT count(*)::int FROM audit_entry WHERE action = 'month.closed') AS noted`,
    })
    const left = await db.query<Left>({
      text: `SELECT a.email, ARRAY[m.closed_at IS NOT NULL, m.erase_at IS NOT NULL, a.email_key LIKE 'closed:%',
                      a.password_hash = '', NOT EXISTS (SELECT FROM session s WHERE s.account_id = a.id),
                      EXISTS (SELECT FROM audit_entry e WHERE e.subject_id = a.id::text AND e.action = 'account.closed'),
                      EXISTS (SELECT FROM mail_message x WHERE x.recipient = a.email)] AS marks
               FROM account a JOIN member m ON m.id = a.id WHERE a.email LIKE 'leaving-%'`,
    })
    return { left, months: months[0] }
  })

const isGone = (error: unknown) => error instanceof TypeError && error.message === 'fetch failed'
const untilGone = (work: Promise<unknown>) =>
  work.catch(error => {
    if (!isGone(error)) throw error
  })

it('leaves every account and every month whole: closed, or as it was', async ({ annotate }) => {
  await using store = await createStore()
  const seeding = await startServerProcess(store.environment)
  seeding.child.kill('SIGTERM')
  await seeding.ended
  await join(store)
  const before = await marksOf(store)

  let server = await startServerProcess(store.environment)
  const answered = new Set<string>()
  const months = untilGone(closeMonths(server))
  const leaving = Array.from({ length: members }, (_, n) =>
    untilGone(
      close(server, n).then(({ status }) => {
        expect(status).toBe(200)
        answered.add(emailOf(n))
      }),
    ),
  )
  await expect
    .poll(() => answered.size, { interval: 2, timeout: patience(60_000) })
    .toBeGreaterThanOrEqual(closedBeforeKill)
  server.child.kill('SIGKILL')
  await Promise.all([server.ended, months, ...leaving])

  const after = await marksOf(store)
  for (const { email, marks } of after.left) {
    expect([email, new Set(marks).size]).toEqual([email, 1])
    if (answered.has(email)) expect([email, marks[0]]).toEqual([email, true])
  }
  const grown = (of: 'closed' | 'confirmed' | 'noted') =>
    (after.months?.[of] ?? 0) - (before.months?.[of] ?? 0)
  expect([grown('confirmed'), grown('noted')]).toEqual([grown('closed'), grown('closed')])

  server = await startServerProcess(store.environment)
  for (let n = 0; n < members; n += 1) {
    const isClosed = after.left.find(({ email }) => email === emailOf(n))?.marks[0]
    expect([n, (await close(server, n)).status]).toEqual([n, isClosed ? 401 : 200])
  }
  await closeMonths(server)
  server.child.kill('SIGKILL')
  await server.ended
  const last = await marksOf(store)
  expect(last.left.filter(({ marks }) => marks.includes(false))).toEqual([])
  const closed = after.left.filter(({ marks }) => marks[0]).length
  await annotate(
    `killed with ${closed} of ${members} accounts and ${grown('closed')} months closed`,
  )
})
