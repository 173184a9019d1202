// The whole server around a test database, without a port: requests are injected.
import { rmSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { array, create, type Infer, nullable, string, type } from 'superstruct'
import { type Config, readConfig } from '#src/config/config.ts'
import type { Database } from '#src/db/database.ts'
import { createLog } from '#src/log/create-log.ts'
import type { MailProvider } from '#src/mail/mail-provider.ts'
import { createMetrics, type Metrics } from '#src/metrics/create-metrics.ts'
import { settleMode } from '#src/mode/settle-mode.ts'
import type { Services } from '#src/modules/services.ts'
import type { BankLookup } from '#src/providers/bank/bank-lookup.ts'
import type { Captcha } from '#src/providers/captcha/captcha.ts'
import { assemble } from '#src/start/assemble.ts'
import { boundlessWithdrawals } from '#test/clubs/boundless-withdrawals.ts'
import {
  createTestDatabase,
  createTestFolder,
  type TestDatabase,
} from '#test/databases/create-test-database.ts'
import { idsInTheLog } from '#test/ledger/ids-in-the-log.ts'
import { createTestClient, type TestClient, type Transport } from './test-client.ts'
import { withWhatIsSeen } from './with-what-is-seen.ts'

export type TestServer = TestClient &
  AsyncDisposable & {
    readonly db: Database
    readonly asOwner: TestDatabase['asOwner']
    readonly config: Config
    readonly metrics: Metrics
    readonly parts: Awaited<ReturnType<typeof assemble>>
    /** Every line the server logged. */
    readonly logged: string[]
    readonly clock: { now: Date; forward(ms: number): void }
    /** Runs the waiting jobs, including mails. */
    settle(): Promise<void>
    inbox(to: string): Promise<ReceivedMail[]>
  }

export type ReceivedMail = Infer<typeof ReceivedMail>
const ReceivedMail = type({
  to: string(),
  subject: string(),
  text: string(),
  html: string(),
  unsubscribe_url: nullable(string()),
})
const Inbox = array(ReceivedMail)

type Options = {
  /** By default a new database is created. */
  readonly db?: Database | TestDatabase
  readonly environment?: Record<string, string>
  readonly captcha?: Captcha
  readonly mailProvider?: MailProvider
  readonly bankLookup?: BankLookup
  readonly payments?: Services['payments']
  readonly payouts?: Services['payouts']
  readonly rateFeed?: Services['rateFeed']
  readonly logLevel?: Config['logLevel']
}

export async function createTestServer(options: Options = {}): Promise<TestServer> {
  const db = options.db ?? (await createTestDatabase())
  const asOwner = ownerOf(db)
  const logged: string[] = []
  const log = createLog(options.logLevel ?? 'info', { write: line => void logged.push(line) })
  const clock = {
    now: new Date('2026-03-02T09:00:00Z'),
    forward(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms)
    },
  }
  const folder = createTestFolder()
  const config = readConfig({
    KINFOLD_MODE: 'sandbox',
    PUBLIC_URL: 'https://club.example',
    KINFOLD_DATA_DIR: folder,
    // Tests move the time on between an operator's calls; what ends their session has tests of its own.
    DESK_IDLE_MINUTES: '720',
    ...boundlessWithdrawals,
    ...options.environment,
  })
  await settleMode(db, config.mode)
  const metrics = createMetrics({ processMetrics: false })
  const parts = await assemble({
    config,
    db,
    log,
    metrics,
    readiness: { isReady: true },
    queueUpkeep: false,
    now: () => clock.now,
    ...(options.captcha && { captcha: options.captcha }),
    ...(options.bankLookup && { bankLookup: options.bankLookup }),
    ...(options.payments && { payments: options.payments }),
    ...(options.payouts && { payouts: options.payouts }),
    ...(options.rateFeed && { rateFeed: options.rateFeed }),
    ...(options.mailProvider && { mailProvider: options.mailProvider }),
    postToClub: async (url, { body, headers }) => {
      const answer = await parts.app.inject({ method: 'POST', url, headers, payload: body })
      return answer.statusCode
    },
  })
  await parts.app.ready()

  const client = withWhatIsSeen(createTestClient(injecting(parts.app)), db)
  return {
    ...client,
    db,
    asOwner,
    config,
    metrics,
    parts,
    logged,
    clock,
    async settle() {
      await parts.jobs.drain(parts.jobHandlers)
    },
    async inbox(to) {
      await parts.jobs.drain(parts.jobHandlers)
      const { body } = await client.call('GET', `/sandbox/inbox.json?to=${encodeURIComponent(to)}`)
      return create(body, Inbox)
    },
    async [Symbol.asyncDispose]() {
      // Asked of whatever was done in any test; a test may have ended its database already.
      const withIds = await idsInTheLog(db).catch(() => [])
      await parts.app.close()
      await parts.jobs.stop(1)
      parts.mailProvider.close()
      await db.close()
      rmSync(folder, { recursive: true, force: true })
      if (withIds.length > 0) throw new Error(`Ids stand in the log:\n${withIds.join('\n')}`)
    },
  }
}

const ownerOf = (db: Database | TestDatabase): TestDatabase['asOwner'] =>
  'asOwner' in db ? db.asOwner : work => work(db)

function injecting(app: FastifyInstance): Transport {
  return async ({ method, path, headers, body }) => {
    const answer = await app.inject({
      method,
      url: path,
      headers,
      ...(body !== undefined && { payload: body }),
    })
    return { status: answer.statusCode, text: answer.body, headers: answer.headers }
  }
}
