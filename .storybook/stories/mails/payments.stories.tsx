import type { Meta } from '@storybook/react-vite'
import { mailStory } from '../../mails/mail-story.tsx'

const meta = {
  title: 'E-mails/Payments',
  parameters: {
    docs: { description: { component: 'What a member gets once a payment has come, or has not.' } },
  },
} satisfies Meta

export default meta

export const ArrivedInPlan = mailStory('payments/arrivedInPlan')
export const ArrivedDivided = mailStory('payments/divided')
export const ArrivedInWallet = mailStory('payments/arrivedInWallet')
export const ArrivedExchanged = mailStory('payments/arrivedExchanged')
export const MissedTooLate = mailStory('payments/missedTooLate')
export const MissedOtherCurrency = mailStory('payments/missedOtherCurrency')
export const MissedBelowMinimum = mailStory('payments/missedBelowMinimum')
export const UnconvertedTooLittle = mailStory('payments/unconvertedTooLittle')
export const UnconvertedTooMuch = mailStory('payments/unconvertedTooMuch')
export const CameAgainSame = mailStory('payments/cameAgainSame')
export const CameAgainOther = mailStory('payments/cameAgainOther')
export const Failed = mailStory('payments/failed')
export const Expired = mailStory('payments/expired')
export const Parked = mailStory('payments/parked')
export const ReceiptReceived = mailStory('payments/receiptReceived')
