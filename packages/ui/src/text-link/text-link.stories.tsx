import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StateGrid } from '../story-layout/matrix.tsx'
import { textLinkExamples } from './story-examples.tsx'
import { TextLink } from './text-link.tsx'

const meta = {
  title: 'Primitives/Text link',
  component: TextLink,
  tags: ['autodocs'],
  args: { href: '#wallet', children: 'View Wallet' },
  argTypes: { asChild: { control: false }, className: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Built on `<a>`. In a sentence it is underlined, so that it isn’t told from the text by colour alone (WCAG 1.4.1); the quiet look is for lists. A link off the site says by a mark and in words that it opens in a new tab. The room around quiet words takes the press too, 44 px, and moves no line.',
      when: 'For going somewhere else: another page, another site, where `external` says that a new tab opens. Underlined in a sentence, `quiet` in a list; with `asChild` the router’s link wears the look.',
      whenNot: [
        { case: 'It does something here', take: 'Button' },
        {
          case: 'It is the main step of the page: a button with `asChild` leads there',
          take: 'Button',
        },
        { case: 'It is a line of the menu', take: 'Navigation item' },
      ],
      writing: [
        {
          advice: 'Its words say where it leads, also when they are read alone.',
          good: 'See all transactions',
          bad: 'Click here',
        },
      ],
      examples: textLinkExamples,
    },
    docs: {
      description: {
        component: `Leads somewhere. Underlined inside sentences; \`quiet\` in lists.

**States**: at rest, pointed at, focused; off the site with its arrow.`,
      },
    },
  },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Indigo and underlined.' } } },
}

export const Playground: Story = {
  args: { look: 'quiet', external: true },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const LeavesTheSite: Story = {
  name: 'Leaves the site',
  args: { external: true, href: 'https://support.example.com', children: 'Contact Us' },
  parameters: {
    docs: { description: { story: 'An arrow out of a box; screen readers hear of the new tab.' } },
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', {
      name: 'Contact Us (opens in a new tab)',
    })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noreferrer')
  },
}

export const EveryLook: Story = {
  name: 'Every look',
  tags: ['matrix'],
  parameters: { docs: { description: { story: 'In a sentence, alone, and out of the site.' } } },
  render: () => (
    <StateGrid
      states={{
        'in a sentence': (
          <p>
            Don’t have an account? <TextLink href="#sign-up">Register</TextLink>
          </p>
        ),
        quiet: (
          <TextLink look="quiet" href="#all">
            All transactions
          </TextLink>
        ),
        external: (
          <TextLink external href="https://support.example.com">
            Contact Us
          </TextLink>
        ),
      }}
    />
  ),
}
