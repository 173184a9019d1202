// Assembles the server's parts around an open database. Tests pass in their own clock or provider.
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createClubClock } from '../clock/create-club-clock.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { Readiness } from '../health/readiness.ts'
import { carryOutOnce } from '../idempotency/carry-out-once.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import { openJobs, type RunningJobs } from '../jobs/open-jobs.ts'
import { createAdmission } from '../limits/admission.ts'
import { createLimits } from '../limits/limits.ts'
import type { Log } from '../log/create-log.ts'
import type { MailProvider } from '../mail/mail-provider.ts'
import { createOutbox } from '../mail/outbox.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import { allRoutes } from '../modules/all-routes.ts'
import { createFileCheck } from '../modules/base/file/checking/create-file-check.ts'
import { addTurnOffPage } from '../modules/base/notification/add-turn-off-page.ts'
import { updateEmailKeys } from '../modules/people/account/update-email-keys.ts'
import { createFindCaller } from '../modules/people/session/find-caller.ts'
import { isKnownDevice } from '../modules/people/session/known-devices.ts'
import { addTermsPage } from '../modules/people/terms/add-terms-page.ts'
import type { Services } from '../modules/services.ts'
import { addOpenApi } from '../modules/whole/openapi/add-openapi.ts'
import { createPaperPress } from '../papers/paper-press.ts'
import type { BankLookup } from '../providers/bank/bank-lookup.ts'
import { createBankLookup } from '../providers/bank/create-bank-lookup.ts'
import type { Captcha } from '../providers/captcha/captcha.ts'
import { checkCaptcha } from '../providers/captcha/check-captcha.ts'
import { createCaptcha } from '../providers/captcha/create-captcha.ts'
import { createFileStore } from '../providers/files/create-file-store.ts'
import type { FileStore } from '../providers/files/file-store.ts'
import { createUploadFolder, type UploadFolder } from '../providers/files/upload-folder.ts'
import { createMailProvider } from '../providers/mail/create-mail-provider.ts'
import { createPaymentProviders } from '../providers/payments/create-payment-providers.ts'
import type { PostToClub } from '../providers/payments/post-to-club.ts'
import { createPayoutProviders } from '../providers/payouts/create-payout-providers.ts'
import { createRateFeed } from '../providers/rates/create-rate-feed.ts'
import type { RateFeed } from '../providers/rates/rate-feed.ts'
import { createChainKeys } from '../security/chain-keys.ts'
import { createEncryption } from '../security/encryption.ts'
import { createKeyedHash } from '../security/keyed-hash.ts'
import { createPasswords } from '../security/passwords.ts'
import { createSecurityLog } from '../security/security-log.ts'
import { addStorybook } from '../web/add-storybook.ts'
import { readWebApp } from '../web/web-app.ts'
import { addWellKnown } from '../web/well-known.ts'
import { createApp } from './app.ts'
import { createJobHandlers } from './create-job-handlers.ts'
import { dueWorks } from './due-works.ts'
import { postTo } from './post-to.ts'

export type Parts = {
  readonly config: Config
  readonly db: Database
  readonly log: Log
  readonly metrics: Metrics
  readonly readiness: Readiness
  readonly now?: () => Date
  readonly captcha?: Captcha
  readonly mailProvider?: MailProvider
  readonly bankLookup?: BankLookup
  readonly files?: FileStore
  readonly payments?: Services['payments']
  readonly payouts?: Services['payouts']
  readonly rateFeed?: RateFeed
  readonly postToClub?: PostToClub
  readonly queueUpkeep?: boolean
}

export type Assembled = {
  readonly app: FastifyInstance
  readonly services: Services
  readonly jobs: RunningJobs
  readonly jobHandlers: JobHandlers
  readonly mailProvider: MailProvider
  readonly uploads: UploadFolder
}

export async function assemble(parts: Parts): Promise<Assembled> {
  const { config, db, log, metrics, readiness, now = () => new Date(), queueUpkeep = true } = parts
  await updateEmailKeys(db, log)
  const jobs = await openJobs(db, log, { upkeep: queueUpkeep })
  const keyedHash = createKeyedHash(config.secret, config.earlierSecrets)
  const clock = createClubClock(config.mode, now)
  const taking = await createPaymentProviders({ config, db, jobs, clock, now })
  const paying = await createPayoutProviders({ config, db, jobs, clock })
  const services: Services = {
    config,
    db,
    now,
    clock,
    passwords: createPasswords(),
    jobs,
    outbox: createOutbox(jobs, now),
    limits: createLimits(db),
    keyedHash,
    encryption: createEncryption(config.secret, config.earlierSecrets),
    chainKeys: createChainKeys(config.secret, config.earlierSecrets),
    files: parts.files ?? createFileStore(config),
    checkFile: createFileCheck(log),
    bankLookup: parts.bankLookup ?? (await createBankLookup(config)),
    payments: parts.payments ?? taking.payments,
    knownProviders: taking.knownProviders,
    payouts: parts.payouts ?? paying.payouts,
    knownPayouts: paying.knownPayouts,
    rateFeed: parts.rateFeed ?? (await createRateFeed({ config, db, clock })),
    papers: createPaperPress(),
  }
  const captcha = parts.captcha ?? (await createCaptcha(config.captcha))
  const uploads = createUploadFolder(path.join(config.dataFolder, 'uploads'))
  const mailProvider = parts.mailProvider ?? (await createMailProvider(config, db, now))
  const app = await createApp({
    log,
    metrics,
    web: readWebApp(config.webFolder),
    desk: readWebApp(config.deskFolder),
    trustedProxies: config.trustedProxies,
    ...(config.mode === 'sandbox' && { offersDemo: () => offersDemo(services) }),
    ...(config.mode === 'live' && { onUnknownProxy: () => warnOfProxy(log) }),
    https: config.publicUrl.startsWith('https:'),
    routes: allRoutes(services, readiness),
    services: {
      findCaller: createFindCaller(services),
      admissionTo: createAdmission(services.limits, config.mode, {
        isKnownDevice: (emailKey, device) => isKnownDevice(db, emailKey, device),
        checkCaptcha: (token, address) => checkCaptcha(captcha, token, address),
      }),
      once: carryOutOnce(db, now),
      refused: metrics.refusal,
      logSecurityEvent: createSecurityLog(log, keyedHash),
      uploads,
      checkAnswers: !config.production,
    },
    pages: [
      page => addOpenApi(page, config),
      page => addWellKnown(page, { ...config.club, now }),
      page => addTermsPage(page, services),
      page => addTurnOffPage(page, services),
      ...(config.mode === 'sandbox' ? [await sandboxPages(services)] : []),
      ...storybookPages(config),
    ],
  })
  const postToClub = parts.postToClub ?? postTo(app)
  const jobHandlers = createJobHandlers({ services, mailProvider, metrics, postToClub })
  return { app, services, jobs, jobHandlers, mailProvider, uploads }
}

const storybookPages = ({ storybookFolder: folder }: Config) =>
  folder === undefined ? [] : [(app: FastifyInstance) => addStorybook(app, folder)]

// Loaded only here: a live club runs without the code of the sandbox.
async function sandboxPages(services: Services): Promise<(app: FastifyInstance) => void> {
  const { addSandboxPages } = await import('../modules/whole/sandbox/add-sandbox-pages.ts')
  return app => addSandboxPages(app, services, dueWorks)
}

function warnOfProxy(log: Log): void {
  log.warn(
    'request came through a proxy but TRUSTED_PROXIES is 0: all visitors behind it share one rate limit',
  )
}

/** A sandbox may have been opened without its demo club. */
async function offersDemo(services: Services): Promise<boolean> {
  const { listDemoPeople } = await import('../modules/whole/sandbox/list-demo-people.ts')
  return (await listDemoPeople(services)).length > 0
}
