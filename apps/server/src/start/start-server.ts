// The order of starting and stopping, in one place.
import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { drawClubLogo } from '../config/club-logo.ts'
import type { Config } from '../config/config.ts'
import { isLoopback } from '../config/is-loopback.ts'
import { createInternalServer } from '../health/internal-server.ts'
import type { Readiness } from '../health/readiness.ts'
import { closeApp } from '../http/close-app.ts'
import { repeat } from '../jobs/repeat.ts'
import { createLog, type Log } from '../log/create-log.ts'
import { clearExpired } from '../maintenance/clear-expired.ts'
import { createMetrics } from '../metrics/create-metrics.ts'
import { sweepAtNight } from '../modules/base/file/sweep-at-night.ts'
import { repeatDueWorks } from '../modules/base/schedule/repeat-due-works.ts'
import { keepBooks } from '../modules/books/books/keep-books.ts'
import { describeHeads, readHeads } from '../modules/books/books/read-heads.ts'
import { beginBankDetails } from '../modules/club/bank-details/begin-bank-details.ts'
import { beginRateFeed } from '../modules/club/rate/begin-rate-feed.ts'
import { clearQuotes } from '../modules/money/checkout/clear-quotes.ts'
import type { Services } from '../modules/services.ts'
import { createEncryption } from '../security/encryption.ts'
import { assemble } from './assemble.ts'
import { dueWorks } from './due-works.ts'
import { listen } from './listen.ts'
import { openClub } from './open-club.ts'
import { requireKnownKeys } from './require-known-keys.ts'
import { tryPort } from './try-port.ts'
import { warnOfPayments } from './warn-of-payments.ts'

export type RunningServer = {
  readonly log: Log
  /** The sandbox's lines of the welcome message; empty for a live club. */
  readonly sandboxLines: readonly string[]
  readonly stop: () => Promise<void>
}

export async function startServer(config: Config): Promise<RunningServer> {
  const log = createLog(config.logLevel)
  const metrics = createMetrics({ processMetrics: true })
  const readiness: Readiness = { isReady: false }
  const cleanUps: (() => Promise<unknown>)[] = []
  const stopping = new AbortController()
  const stop = async () => {
    readiness.isReady = false
    metrics.ready(false)
    stopping.abort()
    // Closed in reverse order.
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  }

  const where = { host: config.host, port: config.port }
  try {
    await listen('PORT', where, () => tryPort(where))
    const { logo } = config.club
    // Papers and the sandbox's inbox draw it when somebody asks, too late to say that it is no picture.
    if (logo !== undefined) await drawClubLogo(logo)
    const db = await openClub(config, event => {
      metrics.database(event.kind)
      if (event.kind === 'serves-with-privileges') {
        log.warn(
          event,
          'the role in DATABASE_URL has more privileges than the server needs; live mode would refuse it',
        )
      } else log.info({ database: event }, 'database event')
    })
    cleanUps.push(() => db.close())
    await requireKnownKeys(db, createEncryption(config.secret, config.earlierSecrets))
    const parts = await assemble({ config, db, log, metrics, readiness })
    cleanUps.push(async () => parts.mailProvider.close())
    // Stopped after all calls and jobs, so that the last seal covers everything.
    const repeated: (() => Promise<void>)[] = []
    cleanUps.push(() =>
      Promise.race([Promise.all(repeated.map(end => end())), pause(config.stopSeconds * 1000)]),
    )
    cleanUps.push(() => parts.jobs.stop(config.stopSeconds))
    await warnOfPayments(parts.services, log)
    await beginBankDetails(parts.services)
    await beginRateFeed(parts.services)
    const sandboxLines = config.mode === 'sandbox' ? await openSandbox(parts.services, log) : []

    if (config.internalPort !== undefined) {
      const readBooks = async () => describeHeads(await readHeads(db))
      const internal = createInternalServer({ db, metrics, readiness, readBooks })
      const inside = { host: config.internalHost, port: config.internalPort }
      await listen('INTERNAL_PORT', inside, () => listening(internal, inside))
      cleanUps.push(async () => internal.close())
    }
    const { app } = parts
    await listen('PORT', where, () => app.listen(where))
    cleanUps.push(() => closeApp(app, config.stopSeconds))
    await parts.jobs.work(parts.jobHandlers)
    const keys = parts.services.chainKeys
    repeated.push(await keepBooks({ db, log, metrics, readiness, keys }))
    const repeatEvery = (minutes: number, what: string, work: () => Promise<void>) => {
      const { end } = repeat(minutes * 60_000, work, error => {
        const isStopping = stopping.signal.aborted
        if (!isStopping) log.warn({ err: error }, `${what} failed; retrying in ${minutes} minutes`)
      })
      repeated.push(end)
    }
    const worked = repeatDueWorks(parts.services, dueWorks, ({ name }, error) => {
      if (!stopping.signal.aborted) log.warn({ err: error }, `${name} failed; retrying in a minute`)
    })
    repeated.push(...worked.map(({ end }) => end))
    repeatEvery(60, 'deleting expired rows', () => clearExpired(db, new Date()))
    repeatEvery(60, 'deleting expired quotes', () => clearQuotes(parts.services))
    repeatEvery(60, 'cleaning up stored files', () =>
      sweepAtNight({ ...parts, log, metrics, signal: stopping.signal }),
    )
    readiness.isReady = true
    metrics.ready(true)
    return { log, sandboxLines, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

// Loaded on demand: a live club runs without the sandbox's code and people.
async function openSandbox(services: Services, log: Log): Promise<string[]> {
  const { host, publicUrl } = services.config
  if (!isLoopback(host) || !isLoopback(new URL(publicUrl).hostname)) {
    log.warn(
      { host, publicUrl },
      'sandbox mode on a network: passwords are public and anyone who can reach it can read all mail',
    )
  }
  const { openingTime } = await import('../seed/opening-time.ts')
  const { seedDemoClub } = await import('../seed/seed-demo-club.ts')
  const { sandboxLines } = await import('../seed/sandbox-lines.ts')
  return sandboxLines({
    publicUrl,
    hasDemoClub: await seedDemoClub(services, await openingTime(services)),
  })
}

function listening(server: Server, where: { host: string; port: number }) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(where, resolve)
  })
}
