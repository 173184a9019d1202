import type { Meta } from '@storybook/react-vite'
import { paperStory } from '../../papers/paper-story.tsx'

const meta = {
  title: 'Papers/Statement',
  parameters: {
    docs: { description: { component: 'What moved in a wallet from one day to another.' } },
  },
} satisfies Meta

export default meta

export const FiveMonths = {
  ...paperStory('statement', 'What came to the balance, and each line with the balance after it.'),
  name: 'Five months',
}

export const LongAndHuge = {
  ...paperStory(
    'hugeStatement',
    'The longest name and the largest amounts: set smaller or wrapped, never over what stands beside.',
  ),
  name: 'Long and huge',
}
