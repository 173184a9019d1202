import type { Meta, StoryObj } from '@storybook/react-vite'
import Sprout from 'lucide-react/icons/sprout'
import { AdirePattern } from '../adire-pattern/adire-pattern.tsx'
import { Emblem } from './emblem.tsx'

const meta = {
  title: 'Primitives/Adire',
  component: Emblem,
  tags: ['autodocs'],
  args: { children: <Sprout strokeWidth={1.75} /> },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'The club’s own cloth: squares of resist-dyed rings, leaves, combs and shells, drawn as lines. It stands behind the sign-in panel, the indigo card and empty screens, and never behind small text.',
      },
    },
  },
} satisfies Meta<typeof Emblem>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A roundel of cloth around one icon.' } } },
}

export const Cloth: Story = {
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'On every ground, whole and fading; roundels beside it.' } },
  },
  render: () => (
    <div className="flex flex-col gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="feature-ground relative h-72 overflow-hidden rounded-panel">
          <AdirePattern />
        </div>
        <div className="feature-ground relative h-72 overflow-hidden rounded-panel">
          <AdirePattern fade="end" />
        </div>
        <div className="relative h-56 overflow-hidden rounded-panel bg-primary-soft text-on-primary-soft">
          <AdirePattern fade="bottom" />
        </div>
        <div className="relative h-56 overflow-hidden rounded-panel bg-accent-soft text-on-accent-soft">
          <AdirePattern fade="edges" />
        </div>
      </div>
      <div className="flex gap-6">
        <Emblem>
          <Sprout strokeWidth={1.75} />
        </Emblem>
        <Emblem tone="danger">
          <Sprout strokeWidth={1.75} />
        </Emblem>
      </div>
    </div>
  ),
}
