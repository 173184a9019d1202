import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from './money.tsx'

const meta = {
  title: 'Primitives/Money',
  component: Money,
  tags: ['autodocs'],
  args: { amount: { currency: 'NGN', minor: 124_850_050n } },
  argTypes: { amount: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'An amount as the club writes it: its own symbol a little smaller, decimals quieter, figures of one width, never broken over two lines.',
      },
    },
  },
} satisfies Meta<typeof Money>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Naira with its kobo.' } } },
}

export const Playground: Story = {
  args: { compact: false, change: false, alwaysShown: false, className: 'text-hero font-semibold' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
