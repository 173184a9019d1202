import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Money } from '../money/money.tsx'
import { Timeline } from './timeline.tsx'

const meta = {
  title: 'Primitives/Timeline',
  component: Timeline,
  tags: ['autodocs'],
  args: {
    label: 'Your withdrawal',
    events: [
      { id: '1', title: 'Requested', time: '24 September, 14:05', dateTime: '2026-09-24T14:05' },
      { id: '2', title: 'Approved', time: '25 September, 09:30' },
      {
        id: '3',
        title: 'In the payout batch of September',
        time: 'Since 30 September',
        state: 'current',
      },
      { id: '4', title: 'Paid', time: 'On or before 5 October', state: 'ahead' },
    ],
  },
  argTypes: { className: { control: false } },
  decorators: [Story => <div className="max-w-md">{Story()}</div>],
  parameters: {
    part: {
      status: 'stable',
      decision:
        'An ordered list in the caller’s order, with states in words (“Now:”, “Still to come:”, “Failed:”) as well as in marks. What is promised is drawn like its mark, dashed. Late is a state of its own: it should have happened by now and has not.',
      when: 'For what happened to one thing and what is still to come: the way of a withdrawal, the history of a portfolio.',
      whenNot: [
        { case: 'Many things are compared', take: 'Data table' },
        { case: 'Somebody is in the flow right now', take: 'Stepper' },
        { case: 'It is a list of movements of money', take: 'Receipt row' },
      ],
      writing: [
        {
          advice:
            'An event is said in a word or two, in the past when it is over; what is to come has its day.',
          good: 'Paid, on or before 5 October',
          bad: 'Payment processing stage (T+5)',
        },
      ],
    },
    docs: {
      description: {
        component: `What happened to one thing, and what is still to come.

**States**: done, current, still to come with its day, late, failed with its reason; with an amount or a small button at the line’s end.`,
      },
    },
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'Two things done, one under way, one still ahead.' } },
  },
  play: async ({ canvasElement }) => {
    const events = within(canvasElement).getAllByRole('listitem')
    await expect(events[3]).toHaveTextContent('Still to come: Paid')
  },
}

export const LaterThanPromised: Story = {
  name: 'Later than promised',
  tags: ['matrix'],
  args: {
    label: 'Your transfer',
    events: [
      { id: '1', title: 'Sent', time: 'Monday, 14:05', dateTime: '2026-09-21T14:05' },
      {
        id: '2',
        title: 'Received by the club',
        time: 'Expected by Wednesday, 14:05',
        state: 'late',
        children: 'We are asking the bank. There is nothing you need to do.',
      },
      { id: '3', title: 'Confirmed', time: 'The same day', state: 'ahead' },
    ],
  },
  parameters: {
    docs: { description: { story: 'What should have happened by now says so, and what is done.' } },
  },
  play: async ({ canvasElement }) => {
    const events = within(canvasElement).getAllByRole('listitem')
    await expect(events[1]).toHaveTextContent('Late: Received by the club')
  },
}

export const Playground: Story = {
  args: {
    events: [
      {
        id: '1',
        title: 'Transfer received',
        time: '2 September, 08:12',
        trailing: <Money change amount={{ currency: 'NGN', minor: 25_000_000n }} />,
      },
      {
        id: '2',
        title: 'Card charge',
        time: '1 September, 06:00',
        state: 'failed',
        children: 'The bank said there was not enough money. We try again on 4 September.',
      },
    ],
  },
  parameters: {
    docs: { description: { story: 'With an amount, and with something that failed and why.' } },
  },
}
