import type { Meta } from '@storybook/react-vite'
import { mailStory } from '../../mails/mail-story.tsx'

const meta = {
  title: 'E-mails/Joining',
  parameters: {
    docs: { description: { component: 'What somebody gets on the way into the club.' } },
  },
} satisfies Meta

export default meta

export const Code = mailStory('joining/code')
export const Welcome = mailStory('joining/welcome')
export const WelcomeLongName = mailStory('joining/welcomeLongName', {
  modes: ['light-desktop', 'dark-phone'],
})
export const KnownAddress = mailStory('joining/knownAddress')
export const NotJoined = mailStory('joining/notJoined')
