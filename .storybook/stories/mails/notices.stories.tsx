import type { Meta } from '@storybook/react-vite'
import { mailStory } from '../../mails/mail-story.tsx'

const meta = {
  title: 'E-mails/Notices',
  parameters: { docs: { description: { component: 'What the club writes to its members.' } } },
} satisfies Meta

export default meta

export const Notice = mailStory('notices/notice')
