import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from '../money/money.tsx'
import { Stat } from './stat.tsx'

const meta = {
  title: 'Primitives/Stat',
  component: Stat,
  tags: ['autodocs'],
  args: {
    label: 'Wallet balance',
    children: <Money amount={{ currency: 'NGN', minor: 48_250_075n }} />,
  },
  argTypes: {
    children: { control: false },
    change: { control: false },
    action: { control: false },
    className: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component:
          'A figure with its name above. The hero size is for the one amount a screen is about.',
      },
    },
  },
} satisfies Meta<typeof Stat>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A quiet label over a strong figure.' } } },
}

export const Playground: Story = {
  args: { size: 'hero', loading: false, hint: 'Updated today at 09:00' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
