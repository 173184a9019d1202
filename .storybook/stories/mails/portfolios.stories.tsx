import type { Meta } from '@storybook/react-vite'
import { mailStory } from '../../mails/mail-story.tsx'

const meta = {
  title: 'E-mails/Portfolios',
  parameters: {
    docs: { description: { component: 'What a member gets of a portfolio that ends or goes on.' } },
  },
} satisfies Meta

export default meta

export const PaidOut = mailStory('portfolios/paidOut')
export const PaidOutFromClosedPlan = mailStory('portfolios/paidOutFromClosedPlan')
export const EndedEmpty = mailStory('portfolios/endedEmpty')
export const RolledOver = mailStory('portfolios/rolledOver')
export const Closed = mailStory('portfolios/closed')
export const MaturesSoon = mailStory('portfolios/maturesSoon')
