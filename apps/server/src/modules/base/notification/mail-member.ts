import {
  isOptionalMailTopic,
  type MailTopic,
  type OptionalMailTopic,
} from '@kinfold/contract/notification/mail-topic'
import type { Transaction } from '../../../db/database.ts'
import type { Mail } from '../../../mail/mail.ts'
import type { MailFacts, MailFooter } from '../../../mail/templates/mail-block.ts'
import { noticeMail } from '../../../mail/templates/notice-mail.ts'
import type { Services } from '../../services.ts'
import { turnOffUrl } from './turn-off-link.ts'

export type Recipient = { readonly id: string; readonly email: string; readonly firstName: string }

type MailedNews = {
  readonly title: string
  readonly body: string
  readonly link: string | null
  readonly action?: string | undefined
  readonly facts?: MailFacts | undefined
}

/** Where members choose what they are mailed about. */
const choicePath = '/dashboard/my-account?tab=Notifications'

const reasons: Readonly<Record<MailTopic, string>> = {
  security: 'Mails about the safety of your account are always sent.',
  money: 'Mails about your money are always sent.',
  documents: 'You get this mail because mails about your documents are on.',
  reminders: 'You get this mail because reminders are on.',
  notices: 'You get this mail because mails with the club’s news are on.',
}

type Mailing = Pick<Services, 'config' | 'outbox' | 'keyedHash'>

/** Mails news to a member whose choice was asked for with `mailedAbout`: each says where it can be changed. */
export async function mailMember(
  services: Mailing,
  tx: Transaction,
  topic: MailTopic,
  recipient: Recipient,
  news: MailedNews,
): Promise<void> {
  await services.outbox.post(tx, recipient.email, memberMail(services, topic, recipient, news))
}

/** The mail alone, for who posts many of them. */
export function memberMail(
  { config, keyedHash }: Pick<Mailing, 'config' | 'keyedHash'>,
  topic: MailTopic,
  { id, firstName }: Recipient,
  news: MailedNews,
): Mail {
  const { club, publicUrl } = config
  const offUrl = (off: OptionalMailTopic) => turnOffUrl({ keyedHash, publicUrl }, off, id)
  const unsubscribeUrl = isOptionalMailTopic(topic) ? offUrl(topic) : undefined
  const footer = footerOf(topic, `${publicUrl}${choicePath}`, unsubscribeUrl)
  return noticeMail(club, { ...news, firstName, publicUrl, footer, unsubscribeUrl })
}

function footerOf(topic: MailTopic, choice: string, off: string | undefined): MailFooter {
  const text = reasons[topic]
  if (off === undefined) return { text, links: [{ label: 'Choose the others', url: choice }] }
  return {
    text,
    links: [
      { label: 'Turn these mails off', url: off },
      { label: 'Choose your mails', url: choice },
    ],
  }
}
