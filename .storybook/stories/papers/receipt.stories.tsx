import type { Meta } from '@storybook/react-vite'
import { paperStory } from '../../papers/paper-story.tsx'

const meta = {
  title: 'Papers/Receipt',
  parameters: {
    docs: { description: { component: 'That one payment arrived, with what it came to.' } },
  },
} satisfies Meta

export default meta

export const ByCard = {
  ...paperStory('receipt', 'What was credited, the fee, and what was received.'),
  name: 'By card',
}
