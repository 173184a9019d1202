import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Money } from '../money/money.tsx'
import { says } from '../story-layout/says.ts'
import { TextLink } from '../text-link/text-link.tsx'
import { ReceiptSheet, type ReceiptSheetProps } from './receipt-sheet.tsx'

const naira = (minor: bigint) => ({ currency: 'NGN', minor })

function Opened(args: ReceiptSheetProps) {
  const [open, setOpen] = useState(args.open)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Withdrawal of 24 September
      </Button>
      <ReceiptSheet {...args} open={open} onOpenChange={setOpen} />
    </>
  )
}

const meta = {
  title: 'Primitives/Receipt sheet',
  component: ReceiptSheet,
  tags: ['autodocs'],
  render: args => <Opened {...args} />,
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'Withdrawal',
    amount: naira(-25_000_050n),
    sentence: 'On its way from your naira wallet to your account at GTBank.',
    from: 'Naira wallet',
    to: 'GTBank •••• 0004',
    events: [
      { id: '1', title: 'Requested', time: '24 September, 14:05', dateTime: '2026-09-24T14:05' },
      { id: '2', title: 'Approved', time: '25 September, 09:30' },
      { id: '3', title: 'In the batch of September', time: 'Since 30 September', state: 'current' },
      { id: '4', title: 'Paid', time: 'On or before 5 October', state: 'ahead' },
    ],
    facts: [
      { label: 'Fee', value: 'None' },
      { label: 'Balance after', value: <Money amount={naira(229_759_960n)} /> },
    ],
    reference: 'KF-7H2K9D4M',
    help: <TextLink href="#contact">Something wrong?</TextLink>,
    actions: <Button variant="secondary">Download receipt</Button>,
  },
  argTypes: {
    amount: { control: false },
    events: { control: false },
    facts: { control: false },
    actions: { control: false },
    help: { control: false },
    onOpenChange: { control: false },
  },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Everything about one movement in the order one asks: how much, what happened, both sides, how far it is. It is the modal at the side, a sheet on a phone, opened by an address of its own so that it can be linked to. The focus begins with the panel, because it is there to be read: it used to fall on whichever button came first.',
      when: 'For everything about one movement of money, opened from its row, at an address of its own.',
      whenNot: [
        { case: 'Something is asked', take: 'Modal' },
        { case: 'It is one line of a list', take: 'Receipt row' },
        { case: 'It is a paper to keep: that is the PDF it leads to' },
      ],
      keyboard: [
        { keys: ['Tab', 'Shift + Tab'], does: 'Goes round inside, and never behind it.' },
        { keys: ['Escape'], does: 'Closes it; the focus goes back to where it came from.' },
      ],
      writing: [
        {
          advice: 'Its sentence says what happened to the money, in order.',
          good: 'Left your wallet on Monday and reached GTBank on Wednesday',
          bad: 'Transaction processed successfully',
        },
      ],
      anatomy: {
        story: 'open',
        height: '42rem',
        pieces: [
          {
            name: 'Title',
            is: 'What it is, in a word or two; screen readers hear it first.',
            at: '[role=dialog] h2',
          },
          {
            name: 'Amount',
            is: 'How much, with its sign. It stays away while the rest is on its way.',
            at: '[role=dialog] .figures',
          },
          {
            name: 'Sentence',
            is: 'What happened to the money, as one would say it.',
            at: '[role=dialog] .figures + p',
          },
          {
            name: 'Both sides',
            is: 'From where to where, where the money has two sides.',
            at: '[role=dialog] p:has([role=img])',
          },
          {
            name: 'How it went',
            is: 'What was done, is being done and is still to come, each with its time.',
            at: '[role=dialog] ol',
          },
          {
            name: 'Facts',
            is: 'Fee, rate and balance after.',
            at: '[role=dialog] dl',
          },
          {
            name: 'Reference',
            is: 'What one tells the club when asking about it, to be copied.',
            at: '[role=dialog] [aria-label="Copy reference"]',
            edge: 'above',
          },
          {
            name: 'Actions',
            is: 'Buttons that stay in sight.',
            at: '[role=dialog] > div:has([data-variant])',
          },
        ],
      },
    },
    docs: {
      description: {
        component: `The receipt of one movement: amount, one sentence, both sides, how it went and goes on, the facts, its reference.

**States**: under way, done, failed; with and without sides, fee and reference; a sheet on the phone.`,
      },
    },
  },
} satisfies Meta<typeof ReceiptSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: says('The row’s press opens it; Escape closes it and the focus returns to the row.'),
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('button')
    await userEvent.click(row)
    const sheet = await screen.findByRole('dialog', { name: 'Withdrawal' })
    await expect(within(sheet).getByText('minus 250,000.50 naira')).toBeInTheDocument()
    const steps = within(sheet).getByRole('list', { name: 'How it went' })
    await expect(within(steps).getAllByRole('listitem')[3]).toHaveTextContent('Still to come: Paid')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(row).toHaveFocus())
  },
}

export const Playground: Story = {
  args: { open: true },
  parameters: says('Every property can be tried here.'),
}

export const Open: Story = {
  tags: ['matrix'],
  args: { open: true },
  parameters: {
    ...says('At the side of a desk, from below on a phone; the buttons stay in sight.'),
    pictures: {
      area: 'window',
      modes: ['light-desktop', 'dark-desktop', 'light-phone', 'dark-phone'],
    },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Withdrawal' })
  },
}

export const LargestAmount: Story = {
  name: 'Largest amount',
  args: {
    open: true,
    title: 'Contribution of the Nnamdiokonkwo-Adebayo family',
    amount: naira(100_000_000_000_000n),
    sentence: 'The bank said there was not enough money. Nothing was taken.',
    from: 'An account abroad that the bank has not named yet',
    to: 'Diaspora Dollar Pool of the Nnamdiokonkwo-Adebayo family',
    events: [
      { id: '1', title: 'Charge of your card', time: '1 September, 06:00', state: 'failed' },
    ],
    facts: [],
  },
  parameters: says('The largest amount fits into the sheet on the narrowest phone; names wrap.'),
  play: async () => {
    const sheet = await screen.findByRole('dialog')
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth)
  },
}
