// pg-boss over our own database handle, so that a job is part of the transaction that causes it.
import { PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/create-log.ts'
import type { JobData, JobHandlers, Jobs, QueueName } from './jobs.ts'
import { statementsOn } from './statements-on.ts'

export type RunningJobs = Jobs & {
  readonly work: (handlers: JobHandlers) => Promise<void>
  /** Runs all waiting jobs once: for tests and the start of the sandbox. */
  readonly drain: (handlers: JobHandlers) => Promise<number>
  readonly stop: (seconds: number) => Promise<void>
}

// A mail, or news of money, is retried for about a day, with growing delays.
const retry = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 4 * 3600,
} as const
const soon = { retryLimit: 5, retryDelay: 5, retryBackoff: true, deleteAfterSeconds: 3600 } as const
const queues: Readonly<Record<QueueName, object>> = {
  'announce-verification': { ...soon, expireInSeconds: 60 },
  'start-password-reset': { ...soon, expireInSeconds: 60 },
  'pay-in-sandbox': { ...soon, expireInSeconds: 60 },
  'pay-out-in-sandbox': { ...soon, expireInSeconds: 60 },
  'tell-sandbox-news': { ...retry, expireInSeconds: 60, deleteAfterSeconds: 3600 },
  // Its provider may be away for days, and nobody else asks after a second charge.
  'handle-webhook': {
    ...retry,
    retryLimit: 30,
    expireInSeconds: 120,
    deleteAfterSeconds: 24 * 3600,
  },
  'book-statement': { ...soon, expireInSeconds: 120, deleteAfterSeconds: 24 * 3600 },
  // The schedule goes on with a run that was cut short.
  'carry-out-returns': { ...soon, expireInSeconds: 900 },
  // Cut short, it is made again from the start.
  'make-data-export': { ...soon, expireInSeconds: 300 },
  'mail-notice': { ...soon, expireInSeconds: 600, deleteAfterSeconds: 24 * 3600 },
  'deliver-mail': { ...retry, expireInSeconds: 120, deleteAfterSeconds: 24 * 3600 },
}
const nobodysId = '00000000-0000-0000-0000-000000000000'
// Jobs that cause others come first, so that one pass of drain runs everything.
const queueNames: readonly QueueName[] = [
  'announce-verification',
  'start-password-reset',
  'pay-in-sandbox',
  'pay-out-in-sandbox',
  'tell-sandbox-news',
  'handle-webhook',
  'book-statement',
  'carry-out-returns',
  'make-data-export',
  'mail-notice',
  'deliver-mail',
]

/** Without upkeep nothing but jobs changes the queue's tables: a test compares them, however long it takes. */
export async function openJobs(
  db: Database,
  log: Log,
  { upkeep = true } = {},
): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: statementsOn(db),
    backend: 'postgres',
    // Its tables come with our migrations, and the serving role may not change them.
    migrate: false,
    warningSlowQuerySeconds: 60,
    schedule: false,
    supervise: upkeep,
  })
  boss.on('error', error => log.error({ err: error }, 'job queue error'))
  await boss.start()
  for (const name of queueNames) {
    await boss.createQueue(name, queues[name])
    // Looks the queue up beforehand: inside a transaction, pg-boss can't query outside of it.
    await boss.findJobs(name, { id: nobodysId })
  }
  const workers = new Map<QueueName, string>()
  const waking = new Set<QueueName>()
  // Most transactions commit in a moment; the next poll finds the rest.
  const wakeSoon = (name: QueueName) => {
    if (waking.has(name)) return
    waking.add(name)
    setTimeout(() => {
      waking.delete(name)
      const id = workers.get(name)
      if (id !== undefined) boss.notifyWorker(id)
    }, 20).unref()
  }

  return {
    async send(tx, name, data, { afterSeconds = 0 } = {}) {
      await boss.send(name, data, { db: statementsOn(tx), startAfter: afterSeconds })
      wakeSoon(name)
    },
    async sendAll(tx, name, data) {
      const jobs = data.map(each => ({ data: each }))
      await boss.insert(name, jobs, { db: statementsOn(tx) })
      wakeSoon(name)
    },
    async work(handlers) {
      for (const name of queueNames) {
        workers.set(name, await workOn(boss, name, handlers))
      }
    },
    async drain(handlers) {
      let done = 0
      for (const name of queueNames) done += await drainQueue(boss, name, handlers)
      return done
    },
    stop: seconds => boss.stop({ graceful: seconds > 0, timeout: seconds * 1000, close: false }),
  }
}

function workOn<Name extends QueueName>(boss: PgBoss, name: Name, handlers: JobHandlers) {
  return boss.work<JobData[Name]>(
    name,
    {
      batchSize: 4,
      // Those that still wait are fetched as soon as these are done.
      burstWhenBatchFull: true,
      localConcurrency: 2,
      pollingIntervalSeconds: 2,
      perJobResults: true,
    },
    jobs =>
      Promise.all(
        jobs.map(({ id, data }) =>
          handlers[name](data).then(
            () => ({ id, status: 'completed' as const }),
            (error: unknown) => ({ id, status: 'failed' as const, output: error }),
          ),
        ),
      ),
  )
}

async function drainQueue<Name extends QueueName>(
  boss: PgBoss,
  name: Name,
  handlers: JobHandlers,
): Promise<number> {
  let done = 0
  for (;;) {
    const jobs = await boss.fetch<JobData[Name]>(name, { batchSize: 1 })
    if (jobs.length === 0) return done
    for (const job of jobs) {
      try {
        await handlers[name](job.data)
        await boss.complete(name, job.id)
      } catch {
        await boss.fail(name, job.id)
      }
      done += 1
    }
  }
}
