import type { Club } from '../../config.ts'
import type { Mail } from '../mail.ts'
import { writeMail } from './write-mail.ts'

type Facts = {
  readonly firstName: string
  readonly title: string
  readonly body: string
  /** A page of the members' area that it is about. */
  readonly link: string | null
  readonly publicUrl: string
}

/** What the bell in the app says, for whoever isn't looking. */
export function noticeMail(club: Club, { firstName, title, body, link, publicUrl }: Facts): Mail {
  return writeMail(club, 'notice', title, {
    preview: body,
    title,
    blocks: [
      { kind: 'paragraph', text: `Hello ${firstName},` },
      ...paragraphsOf(body).map(text => ({ kind: 'paragraph', text }) as const),
      { kind: 'button', label: 'Open the club', url: `${publicUrl}${link ?? '/dashboard'}` },
    ],
  })
}

/** As it was written, line by line. */
const paragraphsOf = (body: string) =>
  body
    .split(/\n+/)
    .map(line => line.trim())
    .filter(line => line !== '')
