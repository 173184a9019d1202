import type { Money } from '@kinfold/contract/money/money'
import type { MailTopic } from '@kinfold/contract/notification/mail-topic'
import type { Notification } from '@kinfold/contract/notification/notification'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { MailFacts } from '../../../mail/templates/mail-block.ts'
import type { Services } from '../../services.ts'
import { account, member } from '../person/account.tables.ts'
import { hasLeft } from '../person/has-left.ts'
import { mailMember, type Recipient } from './mail-member.ts'
import { mailedAbout } from './mailed-about.ts'
import { notification } from './notification.tables.ts'

export type News = Pick<Notification, 'kind' | 'title' | 'body' | 'link'> & {
  /** The sum that it is about. */
  readonly amount?: Money
  /** The label of the mail's button. */
  readonly action?: string
  /** What its mail lists besides: what one asks the club by. */
  readonly facts?: MailFacts
}
export type NewsOnTopic = News & {
  /** What the mail counts as for the member's choice, where it isn't what is usual for its kind. */
  readonly topic?: MailTopic | undefined
}
type Notifying = Pick<Services, 'config' | 'outbox' | 'clock' | 'keyedHash'>

const usualTopics: Readonly<Record<Notification['kind'], MailTopic>> = {
  account: 'security',
  kyc: 'documents',
  payment: 'money',
  portfolio: 'money',
  withdrawal: 'money',
  notice: 'notices',
}

/** What the mail counts as for the member's choice. */
export const topicOf = ({ kind, topic }: Pick<NewsOnTopic, 'kind' | 'topic'>): MailTopic =>
  topic ?? usualTopics[kind]

/**
 * Notifies a member in the app, and by mail unless they do without it, as part of the transaction. Who has closed
 * their account is told nothing.
 */
export async function notifyMember(
  services: Notifying,
  tx: Transaction,
  memberId: string,
  { topic: ownTopic, ...news }: NewsOnTopic,
): Promise<void> {
  const topic = topicOf({ ...news, topic: ownTopic })
  const [person] = await tx.orm
    .select({ id: account.id, email: account.email, firstName: member.firstName })
    .from(account)
    .innerJoin(member, eq(member.id, account.id))
    .where(and(eq(account.id, memberId), isNull(member.closedAt), mailedAbout(tx, topic)))
  if (person === undefined && (await hasLeft(tx, memberId))) return
  await Promise.all([
    notifyInApp(services, tx, memberId, news),
    person && mailMember(services, tx, topic, person, news),
  ])
}

/** The same of money, about which everybody is mailed, for a member whose address is known. */
export async function notifyPayer(
  services: Notifying,
  tx: Transaction,
  payer: Recipient,
  news: News,
): Promise<void> {
  await Promise.all([
    notifyInApp(services, tx, payer.id, news),
    mailMember(services, tx, 'money', payer, news),
  ])
}

async function notifyInApp(
  { clock }: Notifying,
  tx: Transaction,
  accountId: string,
  news: News,
): Promise<void> {
  const createdAt = await clock.now(tx)
  await tx.orm.insert(notification).values({ ...shownInApp(news), accountId, createdAt })
}

/** What of it the app keeps; the rest is for the mail. */
export const shownInApp = ({ action: _, facts: _listed, amount, ...shown }: News) => ({
  ...shown,
  amountMinor: amount?.minor ?? null,
  currency: amount?.currency ?? null,
})
