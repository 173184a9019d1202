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
    },
    docs: {
      description: {
        component: `A part of a page with its own heading, named for screen readers.

**Use it for** what a page is divided into; its heading is of the second level, a link to all of it stands at the line’s end.

**Not for** the page itself (page header), or what a card with a title already names.

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
