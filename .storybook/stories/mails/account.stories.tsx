import type { Meta } from '@storybook/react-vite'
import { mailStory } from '../../mails/mail-story.tsx'

const meta = {
  title: 'E-mails/Account',
  parameters: {
    docs: {
      description: {
        component: 'What a member gets of their bank accounts, their data and the terms.',
      },
    },
  },
} satisfies Meta

export default meta

export const SetFirst = mailStory('account/setFirst')
export const SetAnother = mailStory('account/setAnother')
export const Refused = mailStory('account/refused')
export const Ready = mailStory('account/ready')
export const Waiting = mailStory('account/waiting')
