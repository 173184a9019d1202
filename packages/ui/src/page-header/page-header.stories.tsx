import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { StatusPill } from '../status-pill/status-pill.tsx'
import { PageHeader } from './page-header.tsx'

const meta = {
  title: 'Primitives/Page header',
  component: PageHeader,
  tags: ['autodocs'],
  args: { title: 'My Wallet', description: 'What you hold, what came in and what went out.' },
  argTypes: {
    trail: { control: false },
    status: { control: false },
    actions: { control: false },
    className: { control: false },
  },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'The one place that makes the page’s `<h1>`. Title, status and actions wrap, each as a whole, and a word longer than its line is broken: a first name of 28 letters made a phone scroll sideways. On a phone the buttons go under the words.',
      when: 'For the top of every page: its one first-level heading, breadcrumbs above, a status beside it, one main button and at most one quiet one at its end.',
      whenNot: [
        { case: 'It is a part of the page', take: 'Section' },
        { case: 'It is the bar over all pages', take: 'Top bar' },
        { case: 'It is a card’s own title', take: 'Card' },
      ],
      writing: [
        {
          advice: 'The title is what the menu calls the page.',
          good: 'My Wallet',
          bad: 'Welcome to your wallet page',
        },
      ],
    },
    docs: {
      description: {
        component: `The one first-level heading of a page, with what can be done on it.

**States**: with and without description, trail, status and actions; on a phone the buttons go under the words.`,
      },
    },
  },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A heading and one line.' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'My Wallet',
    )
  },
}

export const Playground: Story = {
  args: { actions: <Button>Fund Wallet</Button> },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const EveryArrangement: Story = {
  name: 'Every arrangement',
  tags: ['matrix'],
  parameters: {
    docs: {
      description: { story: 'Plain, with status and actions, and with a title that runs long.' },
    },
  },
  render: () => (
    <div className="flex flex-col gap-12">
      <PageHeader title="Good morning, Adaeze" />
      <PageHeader
        title="Diaspora Pool"
        status={<StatusPill tone="success">Active</StatusPill>}
        description="Started on 12 January 2026, matures on 12 January 2027."
        actions={
          <>
            <Button variant="secondary">PDF report</Button>
            <Button>Top up</Button>
          </>
        }
      />
      <PageHeader
        title="The Okonkwo-Williams and Adébáyọ̀ Founding Families’ Education Pool 2026"
        description="A long name breaks between its words and pushes nothing off the page."
        actions={<Button>Contribute</Button>}
      />
    </div>
  ),
}
