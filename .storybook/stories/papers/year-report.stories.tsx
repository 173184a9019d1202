import type { Meta } from '@storybook/react-vite'
import { paperStory } from '../../papers/paper-story.tsx'

const meta = {
  title: 'Papers/Yearly report',
  parameters: {
    docs: {
      description: { component: 'A year of all portfolios, month by month and plan by plan.' },
    },
  },
} satisfies Meta

export default meta

export const TwoCurrencies = {
  ...paperStory('yearReport', 'For each currency the value, its curve and both tables.'),
  name: 'Two currencies',
}
