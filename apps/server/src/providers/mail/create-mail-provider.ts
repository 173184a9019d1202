import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import type { MailProvider } from './mail-provider.ts'
import { createSandboxMail } from './sandbox-mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

export function createMailProvider(
  { mail, club }: Pick<Config, 'mail' | 'club'>,
  db: Database,
  now: () => Date,
): MailProvider {
  if (mail.kind === 'sandbox') return createSandboxMail(db, now)
  return createSmtpMail({ url: mail.url, from: mail.from, club })
}
