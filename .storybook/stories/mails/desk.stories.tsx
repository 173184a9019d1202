import type { Meta } from '@storybook/react-vite'
import { mailStory } from '../../mails/mail-story.tsx'

const meta = {
  title: 'E-mails/Desk',
  parameters: {
    docs: { description: { component: 'What operators get when something waits for them.' } },
  },
} satisfies Meta

export default meta

export const Disputed = mailStory('desk/disputed')
export const DisputedUnknown = mailStory('desk/disputedUnknown')
export const TransferLate = mailStory('desk/transferLate')
export const TransfersLate = mailStory('desk/transfersLate')
export const WithdrawalOwed = mailStory('desk/withdrawalOwed')
export const WithdrawalsToBatch = mailStory('desk/withdrawalsToBatch')
export const RateProposed = mailStory('desk/rateProposed')
export const PayoutStopped = mailStory('desk/payoutStopped')
export const PayoutMayBeSent = mailStory('desk/payoutMayBeSent')
