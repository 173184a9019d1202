import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RadioCards } from './radio-cards.tsx'

const meta = {
  title: 'Primitives/Radio cards',
  component: RadioCards,
  tags: ['autodocs'],
  args: {
    label: 'Pay with',
    onChange: fn(),
    cards: [
      { value: 'transfer', label: 'Bank transfer', description: 'Confirmed within 48 hours' },
      { value: 'card', label: 'Card', description: 'At once, with a small charge' },
    ],
  },
  decorators: [Story => <div className="max-w-xl">{Story()}</div>],
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Follows the WAI-ARIA radio group, on Radix, for choices that each deserve a line of explanation. The base swallowed Enter, so that a member with a keyboard alone was stuck at the ways of paying, and lost the choice when an arrow was let go early; both are mended here. Label and description are apart, so that the name of a choice stays short.',
    },
    docs: {
      description: {
        component: 'A choice between a few things that each deserve a line of explanation.',
      },
    },
  },
} satisfies Meta<typeof RadioCards>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Two cards side by side, none chosen.' } } },
}

export const Playground: Story = {
  args: { required: true, hint: '', error: '', layout: 'column', disabled: false },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
