import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Accordion } from './accordion.tsx'

const items = [
  {
    value: 'payout',
    title: 'When do I get my withdrawal?',
    content: 'On or before the 5th day of the new month. You get an e-mail when it leaves.',
  },
  {
    value: 'kyc',
    title: 'How long does validation take?',
    content: '2 or 3 business days. You may contribute meanwhile.',
  },
  {
    value: 'names',
    title:
      'My bank account carries my maiden name and my passport the name of my husband. What should I do?',
    content: 'Write to us before you withdraw. We compare both names with your documents.',
  },
]

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  tags: ['autodocs'],
  args: { items, onOpenChange: fn() },
  argTypes: { items: { control: false }, className: { control: false } },
  decorators: [Story => <div className="max-w-2xl">{Story()}</div>],
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Follows the WAI-ARIA accordion pattern, on Radix: each title is a button inside a heading, so a page of questions can be walked by its headings. Several may be open at once, so that answers can be read side by side. Which are open at first is given from outside, for a link that leads to one answer.',
      when: 'For questions and answers that few read and nobody reads all of: FAQs, the small print of a plan. Several may be open at once, and `defaultOpen` opens the one a link leads to.',
      whenNot: [
        { case: 'The parts are worked in one at a time', take: 'Tabs' },
        { case: 'There are two or three short texts: show them under headings', take: 'Section' },
        { case: 'A member has to read it before paying: show it', take: 'Banner' },
      ],
      keyboard: [
        { keys: ['Enter', 'Space'], does: 'Opens or closes the answer.' },
        { keys: ['Up', 'Down'], does: 'Goes to the question before or after.' },
        { keys: ['Home', 'End'], does: 'Goes to the first or the last question.' },
      ],
      writing: [
        {
          advice: 'A title is the question, as a member would ask it.',
          good: 'When does my money arrive?',
          bad: 'Settlement timelines',
        },
      ],
    },
    docs: {
      description: {
        component: `Questions in a list; each opens under itself, and several may be open at once.

**States**: closed, open, focused; \`defaultOpen\` opens the one a link leads to.`,
      },
    },
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Closed: three questions between hairlines.' } } },
}

export const Playground: Story = {
  args: { headingLevel: 2 },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const OneAnswerOpen: Story = {
  name: 'One answer open',
  tags: ['matrix'],
  args: { defaultOpen: ['payout'] },
  parameters: { docs: { description: { story: 'As a link to one answer opens it.' } } },
}

export const FromTheKeyboard: Story = {
  name: 'From the keyboard',
  parameters: { docs: { description: { story: 'Enter opens and closes; arrows move along.' } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, second] = canvas.getAllByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText(/5th day/)).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(second).toHaveFocus()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['payout', 'kyc'])
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  },
}
