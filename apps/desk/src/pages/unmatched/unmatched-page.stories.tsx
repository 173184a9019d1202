import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { Refusal } from '@kinfold/api/mocks/refusal'
import type { Lookalike } from '@kinfold/contract/operator/lookalike/lookalike'
import type { ExpectedTransfer } from '@kinfold/contract/operator/transfer/expected-transfer'
import type { UnmatchedMoney } from '@kinfold/contract/operator/unmatched/unmatched-money'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoTransfers } from '@kinfold/personas/desk/expected-transfers'
import { memberSummaries } from '@kinfold/personas/desk/members'
import { memberReference, operatorReference } from '@kinfold/personas/desk/person-references'
import { unmatchedMoney } from '@kinfold/personas/desk/unmatched-money'
import { bola, chidi, efe, halima } from '@kinfold/personas/people/people'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { pageShown } from '../../test/page-shown.ts'

function found<Item>(item: Item | undefined): Item {
  if (!item) throw new Error('These stories need money in every state, and a transfer that waits.')
  return item
}
const naira = found(
  unmatchedMoney.find(({ state, received }) => state === 'open' && received.currency === 'NGN'),
)
const dollars = found(
  unmatchedMoney.find(({ state, received }) => state === 'open' && received.currency === 'USD'),
)
const assigned = found(unmatchedMoney.find(({ state }) => state === 'assigned'))
const returned = found(unmatchedMoney.find(({ state }) => state === 'returned'))
const halimas = found(demoTransfers.find(({ receipt_seen_before: seen }) => seen))
const handlers = handlersFor('tunde')

const meta = {
  title: 'Desk/Unmatched money',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: `/desk/unmatched/${naira.id}` },
    msw: { handlers },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const shown = (sender = naira.sender_name) => pageShown(new RegExp(sender))

const finder = () => within(screen.getByRole('list', { name: 'Members found' }))

const nameOf = ({ customer }: typeof bola) => `${customer.first_name} ${customer.last_name}`

const choose = async (name: string) => {
  await shown()
  await waitFor(() =>
    expect(finder().getByRole('button', { name: new RegExp(name) })).toBeVisible(),
  )
  await userEvent.click(finder().getByRole('button', { name: new RegExp(name) }))
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: new RegExp(`to ${name}`) })).toBeVisible(),
  )
}

const lookFor = async (words: string) => {
  await shown()
  await userEvent.keyboard('/')
  await expect(screen.getByRole('searchbox')).toHaveFocus()
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.keyboard(words)
}

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...says('The sender’s name is looked for among the members at once.'),
    states: ['route:unmatched:ready'],
  },
  play: async () => {
    await shown()
    await waitFor(() =>
      expect(finder().getByRole('button', { name: new RegExp(nameOf(bola)) })).toBeVisible(),
    )
  },
}

const longName =
  'OLUWASEUN-TEMITOPE ADEBAYO-OGUNLESI NWACHUKWU-OKONKWO-IBEKWE AND DAUGHTERS LIMITED'

export const LongSender: Story = {
  name: 'Long sender',
  parameters: {
    ...says('A long sender’s name is there to its end, in the queue as in the case.'),
    msw: {
      handlers: [
        mocks.listUnmatchedMoney.answers(({ query }) =>
          takePage([{ ...naira, sender_name: longName }], query),
        ),
        mocks.getUnmatchedMoney.answers({ ...naira, sender_name: longName }),
        ...handlers,
      ],
    },
    pictures: false,
  },
  play: async () => {
    await shown(longName)
    const row = await screen.findByRole('link', { name: new RegExp(longName) })
    const places = [...row.querySelectorAll('span'), screen.getByRole('heading', { level: 1 })]
    await waitFor(() => {
      for (const { scrollWidth, clientWidth, offsetParent } of places)
        if (offsetParent && clientWidth > 0) expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    })
  },
}

export const ToTheWallet: Story = {
  name: 'To the wallet',
  parameters: {
    ...says('Its member is chosen: where it goes, and what they will read.'),
    states: ['unmatched:wallet'],
  },
  play: async () => {
    await choose(nameOf(bola))
    await expect(screen.getByText('We matched a transfer to you')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Assign' })).toBeEnabled()
  },
}

export const SaidByTheFirst: Story = {
  name: 'Said by the first',
  parameters: {
    ...says('Above the limit two say whose it is: who was the first, and whom they named.'),
    states: ['unmatched:first-word'],
    msw: {
      handlers: [
        mocks.getUnmatchedMoney.answers({
          ...naira,
          first_assigned: { by: operatorReference('uche'), to: memberReference('bola') },
        }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown()
    await expect(screen.getByText(/^Uche .* has said that it is /)).toBeVisible()
    await waitFor(() =>
      expect(finder().getByRole('button', { name: new RegExp(nameOf(bola)) })).toBeVisible(),
    )
  },
}

/** Somebody who announced exactly this sum, or another. */
const withTransferOf = (amount: number, transfer = halimas) => {
  const theirs: ExpectedTransfer = {
    ...transfer,
    expected: { currency: 'NGN', amount },
  }
  return [
    mocks.listMembers.answers(({ query }) =>
      takePage(
        memberSummaries.filter(({ id }) => id === transfer.member.id),
        query,
      ),
    ),
    mocks.listExpectedTransfers.answers(({ query }) => takePage([theirs], query)),
    ...handlers,
  ]
}

export const ToATransfer: Story = {
  name: 'To a transfer',
  parameters: {
    ...says('They announced exactly this sum: that transfer is chosen.'),
    states: ['unmatched:transfer'],
    msw: { handlers: withTransferOf(naira.received.amount) },
  },
  play: async () => {
    await choose(nameOf(halima))
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: halimas.reference })).toBeChecked(),
    )
    await waitFor(() => expect(screen.getByText('Your money has arrived')).toBeVisible())
  },
}

const chidis = found(
  demoTransfers.find(
    ({ purpose, status }) => purpose === 'portfolio' && status === 'pending_confirmation',
  ),
)

const more: UnmatchedMoney = { ...naira, received: { currency: 'NGN', amount: 150_000 } }

export const MoreThanAnnounced: Story = {
  name: 'More than announced',
  parameters: {
    ...says('What came beyond the announced sum goes into the plan too, or to the wallet.'),
    states: ['unmatched:surplus'],
    msw: {
      handlers: [
        mocks.getUnmatchedMoney.answers(more),
        mocks.listUnmatchedMoney.answers(({ query }) => takePage([more, dollars], query)),
        ...withTransferOf(chidis.expected.amount, chidis),
      ],
    },
  },
  play: async () => {
    await choose(nameOf(chidi))
    await userEvent.click(await screen.findByRole('radio', { name: chidis.reference }))
    await userEvent.click(await screen.findByRole('radio', { name: /^₦100,000 into/ }))
    await expect(await screen.findByText(/₦50,000 came beyond it/)).toBeVisible()
  },
}

export const AnotherAmount: Story = {
  parameters: {
    ...says('They announced another sum: it is never given by a slip.'),
    states: ['unmatched:another-amount'],
    msw: { handlers: withTransferOf(45_000) },
  },
  play: async () => {
    await choose(nameOf(halima))
    await userEvent.click(await screen.findByRole('radio', { name: halimas.reference }))
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
    await waitFor(() =>
      expect(screen.getByText('Please look once more, and tick this.')).toBeVisible(),
    )
  },
}

export const HoldsDollarsOnly: Story = {
  parameters: {
    ...says('Naira for a member who holds dollars only: it is said before anybody presses.'),
    states: ['unmatched:dollars-only'],
  },
  play: async () => {
    await lookFor(efe.customer.last_name)
    await choose(nameOf(efe))
    await expect(screen.getByText(/holds dollars only, so this can’t go/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Assign' })).toBeDisabled()
  },
}

export const NobodyFound: Story = {
  parameters: {
    ...says('Nobody has that name: another part of it may do.'),
    states: ['unmatched:nobody'],
  },
  play: async () => {
    await lookFor('greenfield stores')
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Nobody has that name' })).toBeVisible(),
    )
  },
}

export const AssignedByKeys: Story = {
  parameters: {
    ...says('By keys alone: found, chosen, given, and the next sum is there.'),
    pictures: false,
    msw: { handlers: queueThatEmpties() },
  },
  play: async () => {
    await lookFor(nameOf(bola))
    await waitFor(() => expect(finder().getAllByRole('button')).toHaveLength(1))
    await userEvent.keyboard('{Tab}{Enter}')
    await screen.findByRole('heading', { name: new RegExp(`to ${nameOf(bola)}`) })
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await waitFor(() => expect(screen.getByText('The money is the member’s now.')).toBeVisible())
    await shown(dollars.sender_name)
  },
}

/** What is given is gone from the queue when it is read again. */
function queueThatEmpties() {
  const gone = new Set<string>()
  return [
    mocks.listUnmatchedMoney.answers(({ query }) =>
      takePage(
        [naira, dollars].filter(({ id }) => !gone.has(id)),
        query,
      ),
    ),
    mocks.assignUnmatchedMoney.answers(({ params }) => {
      gone.add(params.id)
      return { ...assigned, id: naira.id }
    }),
    ...handlers,
  ]
}

export const Returning: Story = {
  parameters: {
    ...says('A reason from the list, and what has to be done at the bank.'),
    states: ['unmatched:returning'],
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('r')
    await screen.findByRole('heading', { name: 'Why is it returned?' })
    await userEvent.keyboard('1')
    await expect(screen.getByText(/leaves the books today. Please send it to/)).toBeVisible()
  },
}

export const Returned: Story = {
  parameters: { ...says('Returned in a few keys.'), pictures: false },
  play: async () => {
    await shown()
    await userEvent.keyboard('r')
    await screen.findByRole('heading', { name: 'Why is it returned?' })
    await userEvent.keyboard('1{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(screen.getByText('The money goes back to where it came from.')).toBeVisible(),
    )
  },
}

export const Recording: Story = {
  parameters: {
    ...says('A line of the statement, written down by hand.'),
    states: ['unmatched:recording'],
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('n')
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Record money by hand' })).toBeVisible(),
    )
  },
}

export const RecordingNothing: Story = {
  parameters: says('Each field says what it misses.'),
  play: async () => {
    await shown()
    await userEvent.keyboard('n')
    await userEvent.click(await screen.findByRole('button', { name: 'Record it' }))
    await waitFor(() => expect(screen.getAllByText('Please fill this in.')).toHaveLength(2))
  },
}

export const RecordedTwice: Story = {
  parameters: {
    ...says('The same line was written down before: it is said, and nothing is recorded.'),
    states: ['unmatched:recorded-twice'],
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('n')
    await userEvent.type(await screen.findByLabelText(/^Amount/), String(naira.received.amount))
    await userEvent.type(screen.getByLabelText(/^Sender/), naira.sender_name)
    await userEvent.type(screen.getByLabelText(/^Bank’s reference/), naira.bank_reference)
    await userEvent.clear(screen.getByLabelText(/^Arrived on/))
    await userEvent.type(screen.getByLabelText(/^Arrived on/), '29/05/2026')
    await userEvent.click(screen.getByRole('button', { name: 'Record it' }))
    await waitFor(() => expect(screen.getByText(/was written down before/)).toBeVisible())
  },
}

export const AssignedBefore: Story = {
  parameters: {
    ...says('What was given says to whom, when and by whom.'),
    states: ['unmatched:assigned'],
    desk: { path: `/desk/unmatched/${assigned.id}?state=assigned` },
  },
  play: async () => {
    await shown(assigned.sender_name)
    await expect(screen.getByText(/^by Tunde Bakare on/)).toBeVisible()
  },
}

export const ReturnedBefore: Story = {
  parameters: {
    ...says('What was returned says why.'),
    states: ['unmatched:returned'],
    desk: { path: `/desk/unmatched/${returned.id}?state=returned` },
  },
  play: async () => {
    await shown(returned.sender_name)
    await expect(screen.getByText(/asked for it back/)).toBeVisible()
  },
}

export const DecidedMeanwhile: Story = {
  parameters: {
    ...says('Somebody else was faster: it is said who, and nothing is given twice.'),
    states: ['unmatched:decided-meanwhile'],
    pictures: false,
    msw: { handlers: decidedByAnother() },
  },
  play: async () => {
    await choose(nameOf(bola))
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
    await waitFor(() => expect(screen.getByText(/^by Uche Okafor on/)).toBeVisible())
    await expect(screen.getByText('Someone has already decided this.')).toBeVisible()
  },
}

function decidedByAnother() {
  let isDecided = false
  const other: UnmatchedMoney = {
    ...naira,
    state: 'returned',
    decided_by: operatorReference('uche'),
    decided_at: '2026-06-03T08:40:00Z',
    reason: 'The sender is no member.',
  }
  return [
    mocks.assignUnmatchedMoney.answers(() => {
      isDecided = true
      return new Refusal('already_decided')
    }),
    mocks.getUnmatchedMoney.answers(() => (isDecided ? other : naira)),
    ...handlers,
  ]
}

const lookalike: Lookalike = {
  payment_id: null,
  unmatched_id: dollars.id,
  reference: 'FT26155GF04',
  name: '',
  amount: { currency: 'NGN', amount: 44_950 },
  received_on: '2026-06-02',
}

export const LongNames: Story = {
  parameters: {
    ...says('The longest sender, the largest sum: nothing is cut, and nothing sticks out.'),
    msw: { handlers: longHandlers() },
  },
  play: async () => {
    await shown('OLUWASEUN')
    await waitFor(() => expect(screen.getAllByText(/999,999,999,999/)[0]).toBeVisible())
    await waitFor(() =>
      expect(screen.getByText('This bank’s reference was seen before')).toBeVisible(),
    )
  },
}

function longHandlers() {
  const long: UnmatchedMoney = {
    ...naira,
    received: { currency: 'NGN', amount: 999_999_999_999.99 },
    sender_name: 'OLUWASEUN CHUKWUEMEKA ADEBAYO-OGUNLEYE ABIODUN-FITZGERALD NWACHUKWU-OKONKWO',
    bank_reference: '000013260529081455000123456789-000013260529081455',
  }
  return [
    mocks.listUnmatchedMoney.answers(({ query }) => takePage([long, dollars], query)),
    mocks.getUnmatchedMoney.answers(long),
    mocks.listLookalikes.answers({
      items: [
        { ...lookalike, name: long.sender_name, reference: long.bank_reference },
        { ...lookalike, unmatched_id: long.id },
      ],
    }),
    ...handlers,
  ]
}

export const Empty: Story = {
  parameters: {
    ...says('Nothing came without a member, and the page says so kindly.'),
    states: ['route:unmatched:empty'],
    desk: { path: '/desk/unmatched' },
    msw: { handlers: [mocks.listUnmatchedMoney.empty(), ...handlers] },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'All money has its member' })).toBeVisible(),
    )
  },
}

export const MembersFailed: Story = {
  parameters: {
    ...says('The members can’t be read; what the bank says stays.'),
    msw: { handlers: [mocks.listMembers.fails('internal'), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^The members can’t be shown/)).toBeVisible())
  },
}

export const Offline: Story = {
  parameters: {
    ...says('The network is gone: the choice stays.'),
    msw: { handlers: [mocks.assignUnmatchedMoney.offline(), ...handlers] },
  },
  play: async () => {
    await choose(nameOf(bola))
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/./))
    await expect(screen.getByRole('button', { name: 'Assign' })).toBeEnabled()
  },
}
