import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AdirePattern } from './adire-pattern.tsx'

const meta = {
  title: 'Primitives/Adire pattern',
  component: AdirePattern,
  tags: ['autodocs'],
  args: { fade: 'none' },
  argTypes: { className: { control: false } },
  render: args => (
    <div className="feature-ground relative h-72 overflow-hidden rounded-panel">
      <AdirePattern {...args} />
    </div>
  ),
  parameters: {
    part: {
      status: 'stable',
      decision:
        'The club’s own cloth as an inline drawing of lines in the colour of the text, so that one drawing serves both themes and any ground. It is hidden from screen readers. It fades away from where it is strongest, so that words over it stay calm.',
      when: 'For the one indigo ground of a screen, or behind the sign-in panel: the club’s own cloth, fading where words stand. The indigo card brings it along. Once a screen, never behind small text.',
      whenNot: [
        { case: 'There is nothing else to show', take: 'Emblem' },
        { case: 'It is the club’s sign', take: 'Logo' },
      ],
    },
    docs: {
      description: {
        component:
          'The club’s own cloth: squares of resist-dyed rings, leaves, combs and shells, drawn as lines.',
      },
    },
  },
} satisfies Meta<typeof AdirePattern>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'The whole cloth on indigo, behind nothing.' } } },
  play: async ({ canvasElement }) => {
    const cloth = canvasElement.querySelector('svg')
    await expect(cloth).toHaveAttribute('aria-hidden', 'true')
    await expect(getComputedStyle(cloth ?? canvasElement).pointerEvents).toBe('none')
  },
}

export const Playground: Story = {
  args: { fade: 'corner' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

const grounds = {
  none: 'feature-ground',
  end: 'feature-ground',
  corner: 'feature-ground',
  top: 'bg-primary-soft text-on-primary-soft',
  bottom: 'bg-primary-soft text-on-primary-soft',
  edges: 'bg-accent-soft text-on-accent-soft',
} as const

const fades = ['none', 'end', 'corner', 'top', 'bottom', 'edges'] as const

export const EveryFade: Story = {
  name: 'Every fade',
  tags: ['matrix'],
  parameters: {
    docs: {
      description: { story: 'Whole and fading away each way, on the grounds it may lie on.' },
    },
  },
  render: () => (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {fades.map(fade => (
        <div key={fade} className={`relative h-56 overflow-hidden rounded-card ${grounds[fade]}`}>
          <AdirePattern fade={fade} />
        </div>
      ))}
    </div>
  ),
}
