import { money } from '@kinfold/contract/money/money'
import type { JobHandlers } from '../jobs/jobs.ts'
import { deliverMail } from '../mail/deliver-mail.ts'
import type { MailProvider } from '../mail/mail-provider.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import { bookStatement } from '../modules/books/statement/book-statement.ts'
import { carryOutRun } from '../modules/money/returns/carry-out-returns.ts'
import { announceVerification } from '../modules/people/auth/announce-verification.ts'
import { startPasswordReset } from '../modules/people/auth/start-password-reset.ts'
import { mailNotice } from '../modules/people/notice/mail-notice.ts'
import type { Services } from '../modules/services.ts'
import { makeDataExport } from '../modules/whole/data-export/make-data-export.ts'
import { handleWebhook } from '../modules/whole/webhook/handle-webhook.ts'
import type { PostToClub } from '../providers/payments/post-to-club.ts'

type Parts = {
  readonly services: Services
  readonly mailProvider: MailProvider
  readonly metrics: Metrics
  readonly postToClub: PostToClub
}

/** The handler of each queue. */
export function createJobHandlers({
  services,
  mailProvider,
  metrics,
  postToClub,
}: Parts): JobHandlers {
  const { db, now } = services
  return {
    'announce-verification': ({ verificationId }) => announceVerification(services, verificationId),
    'start-password-reset': ({ emailKey }) => startPasswordReset(services, emailKey),
    'mail-notice': ({ noticeId }) => mailNotice(services, noticeId),
    'handle-webhook': ({ eventId }) => handleWebhook(services, eventId),
    'make-data-export': ({ exportId }) => makeDataExport(services, exportId),
    'book-statement': task => bookStatement(services, task),
    'carry-out-returns': ({ runId }) => carryOutRun(services, runId),
    ...sandboxHandlers(services, postToClub),
    'deliver-mail': ({ mailId }) =>
      deliverMail({ db, provider: mailProvider, metrics, now }, mailId),
  }
}

type SandboxHandlers = Pick<
  JobHandlers,
  'pay-in-sandbox' | 'pay-out-in-sandbox' | 'tell-sandbox-news'
>

// Loaded only where there is such a job: a live club runs without the code of the sandbox.
function sandboxHandlers(services: Services, post: PostToClub): SandboxHandlers {
  const { secret } = services.config
  return {
    async 'pay-in-sandbox'({ reference, currency, minor }) {
      const { createSandboxBook } = await import(
        '../providers/payments/sandbox/create-sandbox-book.ts'
      )
      const amount = money(currency, BigInt(minor))
      const act = { kind: 'pay', amount, told: 1, isUnderWay: true } as const
      await createSandboxBook(services).carryOut(reference, act)
    },
    async 'pay-out-in-sandbox'({ reference }) {
      const { createSandboxTransfers } = await import(
        '../providers/payouts/sandbox/create-sandbox-transfers.ts'
      )
      await createSandboxTransfers(services).goOn(reference)
    },
    async 'tell-sandbox-news'(news) {
      const { createSandboxSignature } = await import(
        '../providers/payments/sandbox/sandbox-signature.ts'
      )
      const { tellClub } = await import('../providers/payments/sandbox/tell-club.ts')
      await tellClub(createSandboxSignature(secret), post, news)
    },
  }
}
