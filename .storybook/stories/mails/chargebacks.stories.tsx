import type { Meta } from '@storybook/react-vite'
import { mailStory } from '../../mails/mail-story.tsx'

const meta = {
  title: 'E-mails/Chargebacks',
  parameters: {
    docs: {
      description: { component: 'What a member gets of a payment that their bank takes back.' },
    },
  },
} satisfies Meta

export default meta

export const Opened = mailStory('chargebacks/opened')
export const Won = mailStory('chargebacks/won')
export const Lost = mailStory('chargebacks/lost')
export const Corrected = mailStory('chargebacks/corrected')
export const Recovered = mailStory('chargebacks/recovered')
