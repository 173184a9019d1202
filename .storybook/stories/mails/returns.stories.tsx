import type { Meta } from '@storybook/react-vite'
import { mailStory } from '../../mails/mail-story.tsx'

const meta = {
  title: 'E-mails/Returns',
  parameters: { docs: { description: { component: 'What a member gets of a month’s result.' } } },
} satisfies Meta

export default meta

export const Earned = mailStory('returns/earned')
export const EarnedInMany = mailStory('returns/earnedInMany')
export const Lost = mailStory('returns/lost')
export const TakenBack = mailStory('returns/takenBack')
export const LossTakenBack = mailStory('returns/lossTakenBack')
