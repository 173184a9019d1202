import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from '../text-link/text-link.tsx'
import { Card } from './card.tsx'

const meta = {
  title: 'Primitives/Card',
  component: Card,
  tags: ['autodocs'],
  args: {
    title: 'Bank accounts',
    description: 'Where your withdrawals go',
    children: 'GTBank · 0123456789 · Bolanle Adeyemi',
  },
  argTypes: {
    action: { control: false },
    link: { control: false },
    footer: { control: false },
    className: { control: false },
  },
  decorators: [Story => <div className="max-w-md">{Story()}</div>],
  parameters: {
    part: {
      status: 'stable',
      decision:
        'One frame for what belongs together, with a hairline instead of a shadow. A card that leads on has one real link, in its title, whose area covers the card; so its name for a screen reader is the title and not all that stands in it. The focus ring of a card on the indigo ground stands inside it: outside it was 1.48 : 1 on the paper.',
      when: 'For what belongs together: one amount, one form, one list of facts. With `link` the whole card leads on; `feature`, the indigo one, is for the one amount a screen is about.',
      whenNot: [
        { case: 'It would stand inside another card', take: 'Section' },
        { case: 'It holds one sentence', take: 'Banner' },
        { case: 'It holds a table, which has its own frame', take: 'Data table' },
      ],
      writing: [
        {
          advice:
            'The title names what is in it; where the card is a link, it says where it leads.',
          good: 'My wallet',
          bad: 'Click to see more',
        },
      ],
    },
    docs: {
      description: {
        component: `Holds what belongs together: 16 px corners, a hairline, no shadow.

**States**: plain, sunken, accent and feature; pointed at and focused when it is a link.`,
      },
    },
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A title, a quiet line, and what it is about.' } } },
}

export const Playground: Story = {
  args: {
    tone: 'plain',
    padding: 'regular',
    footer: <TextLink href="#bank">Add an account</TextLink>,
  },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
