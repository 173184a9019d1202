import { deliverMail } from '../mail/deliver-mail.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import type { MailProvider } from '../providers/mail/mail-provider.ts'
import type { Services } from '../services.ts'
import type { JobHandlers } from './jobs.ts'

type Parts = {
  readonly services: Services
  readonly mailProvider: MailProvider
  readonly metrics: Metrics
}

/** What each queue's jobs do. */
export function createJobHandlers({ services, mailProvider, metrics }: Parts): JobHandlers {
  const { db, now } = services
  return {
    'deliver-mail': ({ mailId }) =>
      deliverMail({ db, provider: mailProvider, metrics, now }, mailId),
  }
}
