import { createTransport } from 'nodemailer'
import type { Club } from '../../config/config.ts'
import type { MailProvider } from '../../mail/mail-provider.ts'
import { markAddress, markId } from '../../mail/templates/mail-mark.ts'

export type SmtpSettings = {
  readonly url: string
  readonly from: string
  readonly club: Pick<Club, 'name' | 'supportEmail'>
  /** A PNG, sent along with every mail that shows it. */
  readonly mark: Buffer
  readonly timeoutMs?: number
}

export function createSmtpMail({
  url,
  from,
  club,
  mark,
  timeoutMs = 15_000,
}: SmtpSettings): MailProvider {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    async send({ id, to, subject, html, text, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          from: { name: club.name, address: from },
          replyTo: club.supportEmail,
          // As an object the address is one address, whatever characters it holds.
          to: { name: '', address: to },
          subject,
          html,
          text,
          attachments: html.includes(markAddress)
            ? [
                {
                  cid: markId,
                  filename: 'mark.png',
                  contentType: 'image/png',
                  contentDisposition: 'inline',
                  content: mark,
                },
              ]
            : [],
          messageId: `<${id}@${domain}>`,
          headers: {
            'auto-submitted': 'auto-generated',
            // RFC 8058: mail programs offer it as a button, and turn such mails off with one request.
            ...(unsubscribeUrl !== null && {
              'list-unsubscribe': `<${unsubscribeUrl}>`,
              'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
        return 'sent'
      } catch (error) {
        if (isRejection(error)) return 'rejected'
        throw error
      }
    },
    close: () => transport.close(),
  }
}

// 5xx to the address or the message is final; 5xx to our log-in is a configuration error, so it is retried.
function isRejection(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false
  const isAboutThisMail =
    'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
  return isAboutThisMail && typeof error.responseCode === 'number' && error.responseCode >= 500
}
