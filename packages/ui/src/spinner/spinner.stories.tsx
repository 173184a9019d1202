import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StateGrid } from '../story-layout/matrix.tsx'
import { Spinner } from './spinner.tsx'

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  argTypes: { className: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Only a picture, silent for screen readers: what waits says so in words. It is measured in rem, so that it grows with the reader’s letters. Content on its way gets a skeleton instead.',
      when: 'For something small that was just asked for, inside the control that asked: a list being searched. It is silent, so the words beside it say what is awaited.',
      whenNot: [
        { case: 'It stands in a button: `loading` brings it along', take: 'Button' },
        { case: 'Content is on its way', take: 'Skeleton' },
        { case: 'A page is on its way', take: 'Loading screen' },
        { case: 'It is known how far it is', take: 'Progress' },
      ],
    },
    docs: {
      description: {
        component:
          'A turning ring for something small that was just asked for, inside the control that asked: a button, a list being searched. It is silent; its surroundings say in words what is awaited.',
      },
    },
  },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: '18 px in the colour of the words around it.' } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Playground: Story = {
  args: { size: 32 },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const EverySize: Story = {
  name: 'Every size',
  tags: ['matrix'],
  parameters: { docs: { description: { story: 'Beside words, alone, and in other colours.' } } },
  render: () => (
    <StateGrid
      states={{
        'beside words': (
          <p className="flex items-center gap-2 text-small text-ink-muted">
            <Spinner />
            Looking up the account name
          </p>
        ),
        large: <Spinner size={32} />,
        primary: <Spinner size={24} className="text-link" />,
      }}
    />
  ),
}
