import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from './banner.tsx'

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  tags: ['autodocs'],
  args: {
    title: 'Verification in progress',
    children: 'Validation takes 2 or 3 business days. You may contribute meanwhile.',
  },
  argTypes: {
    icon: { control: false },
    actions: { control: false },
    className: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Says something about the whole page and stays until it is no longer true. What is over in a moment is a toast.',
      },
    },
  },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Indigo: good to know.' } } },
}

export const Playground: Story = {
  args: { tone: 'warning' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
