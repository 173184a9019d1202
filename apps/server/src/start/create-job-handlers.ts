import type { JobHandlers } from '../jobs/jobs.ts'
import { deliverMail } from '../mail/deliver-mail.ts'
import type { MailProvider } from '../mail/mail-provider.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import { announceVerification } from '../modules/auth/announce-verification.ts'
import { startPasswordReset } from '../modules/auth/start-password-reset.ts'
import { mailNotice } from '../modules/notice/mail-notice.ts'
import type { Services } from '../modules/services.ts'

type Parts = {
  readonly services: Services
  readonly mailProvider: MailProvider
  readonly metrics: Metrics
}

/** The handler of each queue. */
export function createJobHandlers({ services, mailProvider, metrics }: Parts): JobHandlers {
  const { db, now } = services
  return {
    'announce-verification': ({ verificationId }) => announceVerification(services, verificationId),
    'start-password-reset': ({ emailKey }) => startPasswordReset(services, emailKey),
    'mail-notice': ({ noticeId }) => mailNotice(services, noticeId),
    'deliver-mail': ({ mailId }) =>
      deliverMail({ db, provider: mailProvider, metrics, now }, mailId),
  }
}
