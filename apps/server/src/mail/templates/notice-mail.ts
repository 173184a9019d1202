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
      { kind: 'paragraph', text: `Hello ${firstName}, ${lowerFirst(body)}` },
      { kind: 'button', label: 'Open the club', url: `${publicUrl}${link ?? '/dashboard'}` },
    ],
  })
}

const lowerFirst = (text: string) =>
  /^(You|We|The|Your|A|An|It)\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
