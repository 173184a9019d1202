import type { Meta } from '@storybook/react-vite'
import { mailStory } from '../../mails/mail-story.tsx'

const meta = {
  title: 'E-mails/Transfers found and lost',
  parameters: {
    docs: {
      description: {
        component:
          'What a member gets of a transfer that nobody announced, or that was not theirs.',
      },
    },
  },
} satisfies Meta

export default meta

export const Assigned = mailStory('foundTransfers/assigned')
export const TakenBack = mailStory('foundTransfers/takenBack')
export const TakenFromWallet = mailStory('foundTransfers/takenFromWallet')
