import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { Refusal } from '@kinfold/api/mocks/refusal'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoId } from '@kinfold/personas/demo-id'
import { demoStatement } from '@kinfold/personas/desk/demo-statements'
import { demoTransfers } from '@kinfold/personas/desk/expected-transfers'
import { bola } from '@kinfold/personas/people/people'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { failedStory } from '../../test/failed-story.ts'
import { notYoursStory } from '../../test/not-yours-story.ts'

function found<Item>(item: Item | undefined): Item {
  if (!item) throw new Error('These stories need a line of each state, and transfers that wait.')
  return item
}
const { lines, statement } = demoStatement
const unmatched = found(lines.find(({ state }) => state === 'unmatched'))
const matched = found(lines.find(({ state }) => state === 'matched'))
const charge = found(lines.find(({ state }) => state === 'open'))
const waiting = demoTransfers.filter(({ status }) => status === 'pending_confirmation')

/** Came in, and is surely a transfer that waits. */
const exact: StatementLine[] = waiting.map((transfer, at) => ({
  ...unmatched,
  id: demoId('statement-line', 'exact', at),
  amount: transfer.expected,
  sender_name: transfer.member.name.toUpperCase(),
  reference: `00001426060${at + 2}`,
  text: `NIP TRANSFER ${transfer.reference}`,
  because: ['reference', 'amount', 'sender'],
  suggested: {
    payment_id: transfer.payment_id,
    unmatched_id: null,
    settlement_id: null,
    withdrawal_id: null,
    reference: transfer.reference,
    member: transfer.member,
  },
}))
const all = [...lines, ...exact]

const handlers = [
  mocks.listStatementLines.answers(({ query }) =>
    takePage(
      all.filter(({ state }) => query.state === undefined || state === query.state),
      query,
    ),
  ),
  mocks.getStatementLine.answers(
    ({ params }) => all.find(({ id }) => id === params.id) ?? new Refusal('not_found'),
  ),
  ...handlersFor('tunde'),
]

const addressOf = ({ id }: StatementLine) => `/desk/statements/${statement.id}/${id}`

const meta = {
  title: 'Desk/Bank statement',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: addressOf(found(exact[0])) },
    msw: { handlers },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const shown = (line: StatementLine) =>
  waitFor(() =>
    expect(
      screen.getByRole('heading', { level: 1, name: new RegExp(line.sender_name || line.text) }),
    ).toBeVisible(),
  )

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...says('A line with what it looks like, why, and what else it may be.'),
    states: ['route:statement:ready'],
  },
  play: async () => {
    await shown(found(exact[0]))
    await expect(screen.getByText(/^It looks like/)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('list', { name: 'Members found' })).toBeVisible())
  },
}

export const MatchedByKeys: Story = {
  parameters: {
    ...says('A, Enter: matched with what was suggested.'),
    states: ['line:suggested'],
    pictures: false,
    msw: { handlers: [mocks.matchStatementLine.answers(matched), ...handlers] },
  },
  play: async () => {
    await shown(found(exact[0]))
    await userEvent.keyboard('a')
    await expect(screen.getByRole('button', { name: 'Match' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('The line is matched.')).toBeVisible())
  },
}

const wentBack: StatementLine = {
  ...charge,
  id: demoId('statement-line', 'went back'),
  amount: { currency: 'NGN', amount: -20_000 },
  text: 'RTN GIFT FROM A FRIEND',
  because: ['amount'],
  suggested: {
    payment_id: null,
    unmatched_id: demoId('unmatched', 'went back'),
    settlement_id: null,
    withdrawal_id: null,
    reference: 'FT26155GF04',
    member: null,
  },
}

export const WentBack: Story = {
  parameters: {
    ...says('Unmatched money that was returned, and that the bank now sends back.'),
    states: ['line:went-back'],
    desk: { path: addressOf(wentBack) },
    pictures: false,
    msw: {
      handlers: [
        mocks.getStatementLine.answers(wentBack),
        mocks.matchStatementLine.answers(({ body }) =>
          body.to === 'returned' && body.unmatched_id === wentBack.suggested?.unmatched_id
            ? { ...wentBack, state: 'matched' }
            : new Refusal('conflict'),
        ),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown(wentBack)
    await expect(screen.getByText('the unmatched money FT26155GF04 that went back')).toBeVisible()
    await userEvent.keyboard('a{Enter}')
    await waitFor(() => expect(screen.getByText('The line is matched.')).toBeVisible())
  },
}

export const ConfirmingAllExact: Story = {
  parameters: { ...says('All exact lines at once, with their sum.'), states: ['line:all-exact'] },
  play: async () => {
    await shown(found(exact[0]))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm 2 exact' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Confirm ₦145,000' })).toBeVisible(),
    )
  },
}

export const AllExactConfirmed: Story = {
  parameters: {
    ...says('Each is confirmed by a call of its own; all went well.'),
    pictures: false,
    msw: { handlers: [mocks.matchStatementLine.answers(matched), ...handlers] },
  },
  play: async () => {
    await shown(found(exact[0]))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm 2 exact' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm ₦145,000' }))
    await waitFor(() => expect(screen.getByText('All 2 are confirmed.')).toBeVisible())
  },
}

export const OneOfThemRefused: Story = {
  parameters: {
    ...says('One was decided meanwhile: it is named, and the others are confirmed.'),
    states: ['line:one-refused'],
    msw: {
      handlers: [
        mocks.matchStatementLine.answers(({ params }) =>
          params.id === exact[0]?.id ? new Refusal('already_decided') : matched,
        ),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown(found(exact[0]))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm 2 exact' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm ₦145,000' }))
    await waitFor(() =>
      expect(screen.getByText(/: Someone has already decided this\./)).toBeVisible(),
    )
    await expect(screen.getByRole('button', { name: 'Back to the lines' })).toBeVisible()
  },
}

export const ByHand: Story = {
  parameters: {
    ...says('Another member, and what it is for.'),
    states: ['line:by-hand'],
    desk: { path: addressOf(unmatched) },
  },
  play: async () => {
    await shown(unmatched)
    const name = new RegExp(bola.customer.last_name)
    await userEvent.click(await screen.findByRole('button', { name }))
    await userEvent.click(await screen.findByRole('button', { name: /^The NGN wallet/ }))
    await waitFor(() => expect(screen.getByText(/^for the NGN wallet of/)).toBeVisible())
  },
}

export const AnotherAmount: Story = {
  parameters: {
    ...says('It isn’t what was expected: it has to be said.'),
    states: ['line:another-amount'],
    msw: { handlers: [mocks.matchStatementLine.fails('amount_differs'), ...handlers] },
  },
  play: async () => {
    await shown(found(exact[0]))
    await userEvent.click(screen.getByRole('button', { name: 'Match' }))
    await waitFor(() =>
      expect(screen.getByLabelText('The amount is another than expected')).toBeVisible(),
    )
  },
}

export const Charge: Story = {
  parameters: {
    ...says('Money that went out: a charge of the bank, most often.'),
    states: ['line:charge'],
    desk: { path: addressOf(charge) },
  },
  play: async () => {
    await shown(charge)
    await userEvent.click(screen.getByRole('button', { name: 'It is a charge of the bank' }))
    await expect(screen.getByRole('button', { name: 'Match' })).toBeEnabled()
  },
}

export const NoSuchWithdrawal: Story = {
  parameters: {
    ...says('Nothing of this kind has the line’s amount.'),
    desk: { path: addressOf(charge) },
    pictures: false,
  },
  play: async () => {
    await shown(charge)
    for (const kind of ['A withdrawal', 'A refund', 'Money that went back']) {
      await userEvent.click(screen.getByRole('button', { name: kind }))
      await waitFor(() =>
        expect(screen.getByRole('heading', { name: 'There is none' })).toBeVisible(),
      )
    }
  },
}

export const MatchedBefore: Story = {
  parameters: {
    ...says('A matched line says what it is, why, and by whom; it can be undone.'),
    states: ['line:matched'],
    desk: { path: addressOf(matched) },
  },
  play: async () => {
    await shown(matched)
    await expect(screen.getByText(/by itself/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Undo the match' })).toBeVisible()
  },
}

export const Undoing: Story = {
  parameters: {
    ...says('Undone with a reason, and what follows from it.'),
    states: ['line:undoing'],
    desk: { path: addressOf(matched) },
  },
  play: async () => {
    await shown(matched)
    await userEvent.keyboard('u')
    await screen.findByRole('heading', { name: 'Why is the match undone?' })
    await userEvent.keyboard('1')
    await expect(screen.getByText(/What is in the books stays there/)).toBeVisible()
  },
}

export const Undone: Story = {
  parameters: {
    ...says('By keys: U, the reason, and it waits again.'),
    desk: { path: addressOf(matched) },
    pictures: false,
  },
  play: async () => {
    await shown(matched)
    await userEvent.keyboard('u')
    await screen.findByRole('heading', { name: 'Why is the match undone?' })
    await userEvent.keyboard('1{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText('The match is undone.')).toBeVisible())
  },
}

export const NotBooked: Story = {
  parameters: {
    ...says('A line that couldn’t be booked says why, and what to do.'),
    states: ['line:not-booked'],
    msw: {
      handlers: [
        mocks.getStatementLine.answers({
          ...charge,
          state: 'failed',
          reason: 'The month is closed.',
        }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Send its file again/)).toBeVisible())
  },
}

export const TenThousand: Story = {
  parameters: {
    ...says('Ten thousand lines: fifty to a page, and the page stands in the address.'),
    states: ['route:statement:many'],
    msw: {
      handlers: [
        mocks.listStatementLines.answers(({ query }) =>
          query.state === undefined
            ? takePage(
                Array.from({ length: 10_000 }, (_, at) => ({
                  ...found(all[at % all.length]),
                  id: at < all.length ? found(all[at]).id : demoId('statement-line', 'many', at),
                })),
                query,
              )
            : takePage([], query),
        ),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown(found(exact[0]))
    await waitFor(() => expect(screen.getByText('10,000+ lines')).toBeVisible())
  },
}

const long: StatementLine = {
  ...unmatched,
  amount: { currency: 'NGN', amount: 999_999_999_999.99 },
  sender_name: 'OLUWASEUN CHUKWUEMEKA ADEBAYO-OGUNLEYE ABIODUN-FITZGERALD NWACHUKWU-OKONKWO',
  reference: '000013260529081455000123456789-000013260529081455-000013260529081455',
  text: 'NIP/TRF/OLUWASEUN CHUKWUEMEKA ADEBAYO-OGUNLEYE/FOR THE FAMILY AND ALL THAT IT NEEDS/KF',
}

export const LongNames: Story = {
  parameters: {
    ...says('The longest texts, the largest amount: nothing is cut, and nothing sticks out.'),
    msw: {
      handlers: [
        mocks.listStatementLines.answers(({ query }) => takePage([long], query)),
        mocks.getStatementLine.answers(long),
        ...handlers,
      ],
    },
  },
  play: () => shown(long),
}

export const Filtered: Story = {
  parameters: {
    ...says('Each state is one press away.'),
    desk: { path: `/desk/statements/${statement.id}?state=failed` },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('0 lines')).toBeVisible())
    await expect(screen.getByRole('heading', { name: 'No line is like this' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: {
    ...says('The lines and the open one are on their way.'),
    states: ['route:statement:loading'],
    pictures: false,
    msw: {
      handlers: [mocks.listStatementLines.never(), mocks.getStatementLine.never(), ...handlers],
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The queue is loading')).toBeInTheDocument())
    await expect(screen.getByText('The line is loading')).toBeInTheDocument()
  },
}

export const LineFailed: Story = failedStory({
  state: 'route:statement:case-error',
  says: 'The line can’t be read; the others stay.',
  handlers: [mocks.getStatementLine.fails('not_found'), ...handlers],
  what: 'This line',
  pictures: false,
})

async function recording() {
  await shown(unmatched)
  await userEvent.click(await screen.findByRole('button', { name: 'A provider’s settlement' }))
  return screen.findByLabelText(/^The provider’s reference/)
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Record the settlement' }))

export const RecordingASettlement: Story = {
  name: 'Recording a settlement',
  parameters: {
    ...says('A provider’s payout that nobody recorded yet: its amount and day are the line’s.'),
    states: ['line:settlement'],
    desk: { path: addressOf(unmatched) },
    pictures: false,
  },
  play: async () => {
    const reference = await recording()
    await userEvent.clear(reference)
    await userEvent.type(reference, 'SETTLE-20260603')
    await userEvent.type(screen.getByLabelText(/^What it kept/), '1500')
    await press()
    await waitFor(() => expect(screen.getByText('Recorded.')).toBeVisible())
  },
}

export const SettlementUnnamed: Story = {
  name: 'Settlement unnamed',
  parameters: {
    ...says('Without the provider’s reference nothing is recorded.'),
    desk: { path: addressOf(unmatched) },
    pictures: false,
  },
  play: async () => {
    const reference = await recording()
    await userEvent.clear(reference)
    await press()
    await waitFor(() => expect(screen.getByText('Please fill this in.')).toBeVisible())
    await expect(reference).toHaveFocus()
  },
}

export const SettlementRecordedBefore: Story = {
  name: 'Settlement recorded before',
  parameters: {
    ...says('The server says that it has this one already; what was typed stays.'),
    states: ['line:settlement-known'],
    desk: { path: addressOf(unmatched) },
    msw: {
      handlers: [
        mocks.recordSettlement.fails('conflict', {
          sentence: 'This settlement was recorded before.',
        }),
        ...handlers,
      ],
    },
    pictures: false,
  },
  play: async () => {
    const reference = await recording()
    await userEvent.clear(reference)
    await userEvent.type(reference, 'SETTLE-1')
    await press()
    await waitFor(() =>
      expect(screen.getByText('This settlement was recorded before.')).toBeVisible(),
    )
    await expect(reference).toHaveValue('SETTLE-1')
  },
}

export const Offline: Story = {
  parameters: {
    ...says('The network is gone: nothing is matched, and it can be tried again.'),
    pictures: false,
    msw: { handlers: [mocks.matchStatementLine.offline(), ...handlers] },
  },
  play: async () => {
    await shown(found(exact[0]))
    await userEvent.click(screen.getByRole('button', { name: 'Match' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/./))
  },
}

export const DecidedMeanwhile: Story = {
  parameters: {
    ...says('Somebody else was faster: the line is shown as it is now.'),
    states: ['line:decided-meanwhile'],
    pictures: false,
    msw: { handlers: decidedByAnother() },
  },
  play: async () => {
    await shown(found(exact[0]))
    await userEvent.click(screen.getByRole('button', { name: 'Match' }))
    await waitFor(() => expect(screen.getByText(/by Uche Okafor/)).toBeVisible())
    await expect(screen.getByRole('alert')).toHaveTextContent('Someone has already decided this.')
  },
}

function decidedByAnother() {
  let isDecided = false
  const now: StatementLine = {
    ...found(exact[0]),
    state: 'matched',
    suggested: null,
    because: ['person'],
    payment_id: found(waiting[0]).payment_id,
    matched_at: '2026-06-03T08:40:00Z',
    matched_by: { id: demoId('operator', 'uche'), name: 'Uche Okafor' },
  }
  return [
    mocks.matchStatementLine.answers(() => {
      isDecided = true
      return new Refusal('already_decided')
    }),
    mocks.getStatementLine.answers(() => (isDecided ? now : found(exact[0]))),
    ...handlers,
  ]
}

export const NotAnApprover: Story = {
  name: 'Not an approver',
  ...notYoursStory({
    state: 'route:statement:not-yours',
    as: 'ngozi',
    pictures: false,
  }),
}
