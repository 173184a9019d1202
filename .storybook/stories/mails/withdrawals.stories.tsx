import type { Meta } from '@storybook/react-vite'
import { mailStory } from '../../mails/mail-story.tsx'

const meta = {
  title: 'E-mails/Withdrawals',
  parameters: {
    docs: { description: { component: 'What a member gets on each step of a withdrawal.' } },
  },
} satisfies Meta

export default meta

export const Requested = mailStory('withdrawals/requested')
export const Cancelled = mailStory('withdrawals/cancelled')
export const Approved = mailStory('withdrawals/approved')
export const PaidSoon = mailStory('withdrawals/paidSoon')
export const Refused = mailStory('withdrawals/refused')
export const Paid = mailStory('withdrawals/paid')
export const Failed = mailStory('withdrawals/failed')
export const PaidAfterAll = mailStory('withdrawals/paidAfterAll')
export const PaidAndOwed = mailStory('withdrawals/paidAndOwed')
export const Returned = mailStory('withdrawals/returned')
export const KeptBack = mailStory('withdrawals/keptBack')
