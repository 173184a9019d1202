import type { Club } from '../../config/config.ts'
import type { Mail, MailKind } from '../mail.ts'
import type { MailContent } from './mail-block.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

export function writeMail(club: Club, kind: MailKind, subject: string, content: MailContent): Mail {
  return { kind, subject, html: renderHtml(club, content), text: renderText(club, content) }
}
