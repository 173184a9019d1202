import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { Wizard } from './wizard.tsx'

const meta = {
  title: 'Primitives/Wizard',
  component: Wizard,
  tags: ['autodocs'],
  args: {
    label: 'Contribute',
    steps: [
      { id: 'plan', name: 'Plan' },
      { id: 'amount', name: 'Amount' },
      { id: 'payment', name: 'Payment' },
      { id: 'review', name: 'Review' },
    ],
    current: 'payment',
    onOpen: fn(),
    heading: 'How would you like to pay?',
    children: <Card>What the step asks.</Card>,
  },
  argTypes: { className: { control: false }, children: { control: false } },
  parameters: {
    part: {
      status: 'trial',
      decision:
        'Follows the wizards of Cloudscape and Eufemia: the heading of a new step takes the focus, a step that is done opens from the line, a wrong one says so in words. It knows neither address nor draft, so that a page, a dialog and a story use it alike. Steps in a narrow place can’t be pressed, because no finger hits a bar of six pixels: there a button leads back.',
      when: 'For three to five questions whose answers are kept and can be gone back to. It draws the line of the steps and leads the focus; the address, the way back and the draft are the page’s.',
      whenNot: [
        { case: 'It is one form of many fields: give each group a heading', take: 'Section' },
        { case: 'It only tells where one is', take: 'Stepper' },
        { case: 'It is one question', take: 'Modal' },
      ],
      keyboard: [
        { keys: ['Enter'], does: 'In a field: goes on to the next step, or to what is missing.' },
        {
          keys: ['Tab'],
          does: 'Goes on from the heading of the step, which has the focus when the step is new.',
        },
      ],
      writing: [
        {
          advice: 'A step’s heading is the question, in the words somebody would ask it in.',
          good: 'What shall we call it?',
          bad: 'Portfolio name configuration',
        },
        {
          advice: 'A slow next step says what it waits for.',
          good: 'Checking the account',
          bad: 'Loading',
        },
      ],
      anatomy: {
        story: 'default',
        height: '16rem',
        pieces: [
          {
            name: 'Step that is done',
            is: 'Opens again when it is pressed, where the page allows it.',
            at: 'li[data-state=done] > :first-child',
            edge: 'below',
          },
          {
            name: 'Open step',
            is: 'Said as the current one.',
            at: 'li[aria-current] > :first-child',
            edge: 'below',
          },
          {
            name: 'Heading',
            is: 'Asks the question, and says which step of how many it is. The focus comes here with each step.',
            at: 'h2',
          },
          { name: 'Content', is: 'What the step asks.', at: 'h2 + *' },
        ],
      },
    },
    docs: {
      description: {
        component: `A few questions in a fixed order: the line of their steps, the heading of the one that is open, and the question itself.

At a new step its heading gets the focus and is read with its place; where a field of it is wrong, that field does. Steps that are done can be opened from the line where it has room; in a narrow place, and from a review, a button leads there. A step whose answer doesn’t hold any more says so in words, with a way to it.

**A slow next step** is told by the button that was pressed: \`loading\` with a \`loadingLabel\`.`,
      },
    },
  },
} satisfies Meta<typeof Wizard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Two steps done, the third open.' } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const steps = canvas.getAllByRole('listitem')
    await expect(steps[0]).toHaveTextContent('Done: Plan')
    await expect(steps[2]).toHaveAttribute('aria-current', 'step')
    await expect(
      canvas.getByRole('heading', { name: 'Step 3 of 4: How would you like to pay?' }),
    ).toBeVisible()
    canvas.getByRole('button', { name: 'Amount' }).click()
    await expect(args.onOpen).toHaveBeenCalledWith('amount')
    await expect(canvas.queryByRole('button', { name: 'Review' })).toBeNull()
  },
}

export const Playground: Story = {
  args: { headingLevel: 2, done: 2 },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
