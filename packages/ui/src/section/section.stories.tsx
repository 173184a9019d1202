import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { Section } from './section.tsx'

const meta = {
  title: 'Primitives/Section',
  component: Section,
  tags: ['autodocs'],
  args: {
    title: 'Recent transactions',
    children: <Card>Your last five movements stand here.</Card>,
  },
  argTypes: {
    children: { control: false },
    action: { control: false },
    className: { control: false },
  },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Built on `<section>` named by its heading, so that it is a region readers can jump to. The level is told by the page. Title and action wrap as wholes.',
      when: 'For a part of a page with its own heading, which readers can jump to. A link to all of it stands at the line’s end.',
      whenNot: [
        { case: 'It is the heading of the whole page', take: 'Page header' },
        { case: 'A card has a title already', take: 'Card' },
        { case: 'Parts show one at a time', take: 'Tabs' },
      ],
      writing: [
        {
          advice: 'The title is a noun; the link beside it says what “all” is.',
          good: 'Recent transactions — All transactions',
          bad: 'Activity — More',
        },
      ],
    },
    docs: {
      description: {
        component: `A part of a page with its own heading, named for screen readers.

**States**: with and without description and action.`,
      },
    },
  },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A second-level heading over its content.' } } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('region', { name: 'Recent transactions' }),
    ).toHaveTextContent('Your last five movements')
  },
}

export const Playground: Story = {
  tags: ['matrix'],
  args: {
    description: 'Of both wallets, newest first',
    action: (
      <TextLink look="quiet" href="#all">
        All transactions
      </TextLink>
    ),
  },
  parameters: {
    docs: { description: { story: 'The link sits on the heading’s line, at its end.' } },
  },
}
