import type { Meta } from '@storybook/react-vite'
import { paperStory } from '../../papers/paper-story.tsx'

const meta = {
  title: 'Papers/Certificate',
  parameters: {
    docs: { description: { component: 'That a member has contributed to a plan, to hand on.' } },
  },
} satisfies Meta

export default meta

export const Contributed = paperStory(
  'certificate',
  'One sentence, the amount, and how the value came about.',
)

export const LongAndHuge = {
  ...paperStory('longCertificate', 'The longest names of a member and a plan, and the most money.'),
  name: 'Long and huge',
}

const ofPalmgrove = paperStory('certificate', 'In green, with the words of that club.')
export const Palmgrove = { ...ofPalmgrove, globals: { club: 'palmgrove' } }

const ofUmoja = paperStory('certificate', 'In purple, with the words of that club.')
export const Umoja = { ...ofUmoja, globals: { club: 'umoja' } }
