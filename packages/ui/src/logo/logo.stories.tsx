import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StateGrid } from '../story-layout/matrix.tsx'
import { Logo } from './logo.tsx'

const meta = {
  title: 'Primitives/Logo',
  component: Logo,
  tags: ['autodocs'],
  argTypes: { className: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Mark and name come from the brand, so a club sets its configuration and no page changes. With the mark alone the name stays for screen readers, because the logo is usually all there is in the link that leads home.',
      when: 'For the top bar and the side navigation, inside the link that leads home. `markOnly` is for where there is no room; readers hear the name all the same.',
      whenNot: [
        { case: 'The name stands beside it anyway', take: 'Logo mark' },
        { case: 'It is decoration', take: 'Adire pattern' },
      ],
    },
    docs: {
      description: {
        component: `Mark and name of the club, from its brand configuration.

**States**: whole, mark alone; another club’s name and mark.`,
      },
    },
  },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A stem, two leaves, and the name.' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The club')).toBeVisible()
  },
}

export const Playground: Story = {
  args: { markOnly: true },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const EveryForm: Story = {
  name: 'Every form',
  tags: ['matrix'],
  parameters: { docs: { description: { story: 'Whole, mark alone, and on indigo.' } } },
  render: () => (
    <StateGrid
      states={{
        whole: <Logo />,
        'mark alone': <Logo markOnly />,
        'on indigo': (
          <div className="feature-ground rounded-card p-6">
            <Logo />
          </div>
        ),
      }}
    />
  ),
}
