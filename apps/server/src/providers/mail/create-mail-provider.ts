import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import { drawMark } from '../../mail/draw-mark.ts'
import type { MailProvider } from '../../mail/mail-provider.ts'
import { createSmtpMail } from './smtp-mail.ts'

export async function createMailProvider(
  { mail, club }: Pick<Config, 'mail' | 'club'>,
  db: Database,
  now: () => Date,
): Promise<MailProvider> {
  if (mail.kind === 'smtp') {
    const mark = await drawMark(club)
    return createSmtpMail({ url: mail.url, from: mail.from, club, mark })
  }
  const { createSandboxMail } = await import('./sandbox-mail.ts')
  return createSandboxMail(db, now)
}
