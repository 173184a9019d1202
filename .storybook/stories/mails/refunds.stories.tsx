import type { Meta } from '@storybook/react-vite'
import { mailStory } from '../../mails/mail-story.tsx'

const meta = {
  title: 'E-mails/Refunds',
  parameters: {
    docs: { description: { component: 'What a member gets of money that goes back to them.' } },
  },
} satisfies Meta

export default meta

export const Sent = mailStory('refunds/sent')
export const ToWallet = mailStory('refunds/toWallet')
export const Paid = mailStory('refunds/paid')
export const NotYet = mailStory('refunds/notYet')
export const Failed = mailStory('refunds/failed')
export const KeptBack = mailStory('refunds/keptBack')
