import type { Meta } from '@storybook/react-vite'
import { mailStory } from '../../mails/mail-story.tsx'

const meta = {
  title: 'E-mails/Documents',
  parameters: {
    docs: { description: { component: 'What a member gets of their identity documents.' } },
  },
} satisfies Meta

export default meta

export const DecidedApproved = mailStory('documents/decidedApproved')
export const DecidedRejected = mailStory('documents/decidedRejected', {
  modes: ['light-desktop', 'dark-phone'],
})
export const ExpiresSoon = mailStory('documents/expiresSoon')
export const ExpiresOver = mailStory('documents/expiresOver')
