import type { Meta } from '@storybook/react-vite'
import { mailStory } from '../../mails/mail-story.tsx'

const meta = {
  title: 'E-mails/Recurring contributions',
  parameters: {
    docs: {
      description: {
        component: 'What a member gets of a recurring contribution that needs a look.',
      },
    },
  },
} satisfies Meta

export default meta

export const Failed = mailStory('recurring/failed')
export const PastDue = mailStory('recurring/pastDue')
export const NoPrice = mailStory('recurring/noPrice')
export const LeftOut = mailStory('recurring/leftOut')
export const Behind = mailStory('recurring/behind')
export const CardExpires = mailStory('recurring/cardExpires')
