import type { Meta } from '@storybook/react-vite'
import { mailStory } from '../../mails/mail-story.tsx'

const meta = {
  title: 'E-mails/Transfers',
  parameters: {
    docs: { description: { component: 'What a member gets of a transfer that was announced.' } },
  },
} satisfies Meta

export default meta

export const Rejected = mailStory('transfers/rejected')
export const StillLooking = mailStory('transfers/stillLooking')
