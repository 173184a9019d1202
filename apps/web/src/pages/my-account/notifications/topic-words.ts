import { alwaysMailed } from '@kinfold/contract/notification/change-mail-choice'
import type { MailTopic } from '@kinfold/contract/notification/mail-topic'

type Words = { readonly label: string; readonly hint: string }

/** How members read what a mail is about. */
export const topicWords: Readonly<Record<MailTopic, Words>> = {
  security: {
    label: 'Safety of your account',
    hint: `Sign-ins, passwords, bank accounts. ${alwaysMailed.security}`,
  },
  money: {
    label: 'Your money',
    hint: `Payments, withdrawals, portfolios. ${alwaysMailed.money}`,
  },
  documents: { label: 'Your documents', hint: 'Whether a document you uploaded was taken.' },
  reminders: {
    label: 'Reminders',
    hint: 'What falls due soon or waits for you: a card or a document that expires, terms to agree to.',
  },
  notices: { label: 'News of the club', hint: 'What the club tells all its members.' },
}
