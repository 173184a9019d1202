import type { Club } from '../../config/config.ts'
import type { Mail } from '../mail.ts'
import type { MailFacts, MailFooter } from './mail-block.ts'
import { nameInMail } from './name-in-mail.ts'
import { writeMail } from './write-mail.ts'

type Facts = {
  readonly firstName: string
  readonly title: string
  readonly body: string
  /** A page of the members' area that it is about. */
  readonly link: string | null
  /** The label of the button; by default, that it opens the club. */
  readonly action?: string | undefined
  /** Listed below the words. */
  readonly facts?: MailFacts | undefined
  readonly publicUrl: string
  readonly footer?: MailFooter | undefined
  readonly unsubscribeUrl?: string | undefined
}

/** The notification in the app, as a mail. */
export function noticeMail(club: Club, notice: Facts): Mail {
  const { firstName, title, body, facts, link, action } = notice
  const { publicUrl, footer, unsubscribeUrl } = notice
  const mail = writeMail(club, 'notice', title, {
    preview: body,
    title,
    blocks: [
      { kind: 'paragraph', text: `Hello ${nameInMail(firstName)},` },
      ...paragraphsOf(body).map(text => ({ kind: 'paragraph', text }) as const),
      ...(facts ? [{ kind: 'facts', rows: facts } as const] : []),
      {
        kind: 'button',
        label: action ?? 'Open the club',
        url: `${publicUrl}${link ?? '/dashboard'}`,
      },
    ],
    footer,
  })
  return { ...mail, unsubscribeUrl }
}

/** An empty line starts a new paragraph; single line breaks are kept. */
const paragraphsOf = (body: string) =>
  body
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')
