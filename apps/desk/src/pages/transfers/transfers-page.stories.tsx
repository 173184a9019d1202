import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { Refusal } from '@kinfold/api/mocks/refusal'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { Lookalike } from '@kinfold/contract/operator/lookalike/lookalike'
import type { ExpectedTransfer } from '@kinfold/contract/operator/transfer/expected-transfer'
import type { TransferDetail } from '@kinfold/contract/operator/transfer/get-expected-transfer'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoId } from '@kinfold/personas/demo-id'
import { demoTransfers, transferDetail } from '@kinfold/personas/desk/expected-transfers'
import { operatorReference } from '@kinfold/personas/desk/person-references'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { drawnReceipt, smallPdf } from '../../test/drawn-document.ts'
import { failedStory } from '../../test/failed-story.ts'

const waiting = demoTransfers.filter(({ status }) => status === 'pending_confirmation')
function found(transfer: ExpectedTransfer | undefined): ExpectedTransfer {
  if (!transfer) throw new Error('These stories need two transfers that wait, and one confirmed.')
  return transfer
}
const chidi = found(waiting.find(({ purpose }) => purpose === 'portfolio'))
const halima = found(waiting.find(({ receipt_seen_before: seen }) => seen))
const confirmed = found(demoTransfers.find(({ status }) => status === 'succeeded'))

const receiptOf = ({ member, expected, reference }: ExpectedTransfer) =>
  mocks.getFile.answers(() =>
    drawnReceipt([
      ['Amount', formatMoney(fromWireMoney(expected))],
      ['From', member.name],
      ['To', 'Kinfold Club'],
      ['Remark', reference],
      ['Bank’s reference', 'FT26153QX81'],
      ['Sent on', '2 Jun 2026, 10:58'],
    ]),
  )

const arrived = {
  ...chidi,
  status: 'succeeded',
  received: { currency: 'NGN', amount: 150_000 },
  received_on: '2026-06-02',
  bank_reference: null,
  decided_by: operatorReference('tunde'),
  decided_at: '2026-06-02T13:40:00Z',
} as const satisfies ExpectedTransfer

const handlers = [receiptOf(chidi), ...handlersFor('tunde')]

const meta = {
  title: 'Desk/Transfers',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: `/desk/transfers/${chidi.payment_id}` },
    msw: { handlers },
  },
} satisfies Meta

export default meta
type Story = StoryObj

type Changes = Partial<Omit<TransferDetail, 'transfer'>> & { transfer?: Partial<ExpectedTransfer> }

const detailOf = ({ transfer, ...changes }: Changes) => {
  const detail = transferDetail(chidi.payment_id)
  if (!detail) throw new Error('This story needs its transfer.')
  return mocks.getExpectedTransfer.answers({
    ...detail,
    ...changes,
    transfer: { ...detail.transfer, ...transfer },
  })
}

const shown = async ({ member }: Pick<ExpectedTransfer, 'member'> = chidi) => {
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: new RegExp(member.name) })).toBeVisible(),
  )
  await waitFor(() => expect(screen.getByRole('img', { name: /^Receipt of / })).toBeVisible())
}

const confirming = async (transfer?: Pick<ExpectedTransfer, 'member'>) => {
  await shown(transfer)
  await userEvent.keyboard('a')
  await waitFor(() => expect(screen.getByLabelText(/^Bank’s reference/)).toHaveFocus())
}

const amountIs = async (amount: string) => {
  const field = screen.getByLabelText(/^Amount that arrived/)
  await userEvent.clear(field)
  await userEvent.type(field, amount)
}

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...says('The queue, the receipt large, what was expected and the decision.'),
    states: ['route:transfers:ready'],
  },
  play: async () => {
    await shown()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled())
  },
}

export const Confirming: Story = {
  parameters: {
    ...says('All that was expected came: what happens, and what the member will read.'),
    states: ['transfer:full'],
  },
  play: async () => {
    await confirming()
    await userEvent.keyboard('FT26153QX81')
    await expect(screen.getByRole('button', { name: 'Confirm in full' })).toBeEnabled()
    await expect(
      screen.getByText('₦100,000 goes into Family Growth Pool, which begins with it.'),
    ).toBeVisible()
    await expect(screen.getByText('Your contribution has arrived')).toBeVisible()
  },
}

export const ConfirmedByKeys: Story = {
  parameters: {
    ...says('A, the reference, Enter: confirmed, and the next transfer is there.'),
    pictures: false,
    msw: { handlers: queueThatEmpties() },
  },
  play: async () => {
    await confirming()
    await userEvent.keyboard('FT26153QX81{Enter}')
    await waitFor(() =>
      expect(screen.getByText('Confirmed with the amount that arrived.')).toBeVisible(),
    )
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(halima.member.name),
    )
  },
}

/** What is decided is gone from the queue when it is read again. */
function queueThatEmpties() {
  const gone = new Set<string>()
  return [
    mocks.listExpectedTransfers.answers(({ query }) =>
      takePage(
        waiting.filter(({ payment_id: id }) => !gone.has(id)),
        query,
      ),
    ),
    mocks.confirmTransfer.answers(({ params }) => {
      gone.add(params.id)
      return { ...halima, payment_id: params.id, status: 'succeeded' }
    }),
    ...handlers,
  ]
}

export const DoublePress: Story = {
  parameters: {
    ...says('Two presses at once send one confirmation, and none for the next case.'),
    pictures: false,
    msw: { handlers: [countedConfirmation(), ...handlers] },
  },
  play: async () => {
    sent = 0
    await confirming()
    await userEvent.keyboard('FT26153QX81{Enter}{Enter}')
    await waitFor(() =>
      expect(screen.getByText('Confirmed with the amount that arrived.')).toBeVisible(),
    )
    await expect(sent).toBe(1)
  },
}

let sent = 0
function countedConfirmation() {
  return mocks.confirmTransfer.answers(() => {
    sent += 1
    return { ...halima, status: 'succeeded' }
  })
}

export const Short: Story = {
  parameters: {
    ...says('Less came than was expected: it is named as such, and its effect is told.'),
    states: ['transfer:short'],
  },
  play: async () => {
    await confirming()
    await userEvent.keyboard('FT26153QX81')
    await amountIs('99500')
    await userEvent.click(screen.getByLabelText(/^It is ₦500 less than expected/))
    await expect(screen.getByRole('button', { name: 'Confirm short' })).toBeEnabled()
    await expect(screen.getByText(/^₦99,500 goes into Family Growth Pool/)).toBeVisible()
  },
}

export const TooLittleForThePlan: Story = {
  name: 'Too little for the plan',
  parameters: {
    ...says('So little that the plan can’t begin: it goes to the wallet, and both are told.'),
    states: ['transfer:too-little'],
  },
  play: async () => {
    await confirming()
    await amountIs('20000')
    await waitFor(() => expect(screen.getByText('₦20,000 goes to the NGN wallet.')).toBeVisible())
    await expect(screen.getByText(/Family Growth Pool begins with ₦50,000 or more/)).toBeVisible()
  },
}

export const OverNotTicked: Story = {
  name: 'Over, and not ticked',
  parameters: {
    ...says('Another amount is never confirmed by a slip.'),
    states: ['transfer:over'],
  },
  play: async () => {
    await confirming()
    await userEvent.keyboard('FT26153QX81')
    await amountIs('1000000')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm over' }))
    await waitFor(() =>
      expect(screen.getByText('Please look once more, and tick this.')).toBeVisible(),
    )
    await waitFor(() =>
      expect(screen.getByLabelText(/^It is ₦900,000 more than expected/)).toHaveFocus(),
    )
  },
}

export const Divided: Story = {
  parameters: {
    ...says('More came than the plan was to get: the rest can go to the wallet.'),
    states: ['transfer:divided'],
  },
  play: async () => {
    await confirming()
    await userEvent.keyboard('FT26153QX81')
    await amountIs('150000')
    await userEvent.click(await screen.findByRole('radio', { name: /^₦100,000 into/ }))
    await expect(
      screen.getByText(/which begins with it\. ₦50,000 goes to the NGN wallet\.$/),
    ).toBeVisible()
    await expect(screen.getByText(/₦50,000 came beyond it/)).toBeVisible()
  },
}

export const DividedBefore: Story = {
  name: 'Divided before',
  parameters: {
    ...says('Each part of one that was divided: whose, where and how much.'),
    msw: {
      handlers: [
        detailOf({ transfer: arrived, to_wallet: { currency: 'NGN', amount: 50_000 } }),
        ...handlers,
      ],
    },
    pictures: false,
  },
  play: async () => {
    await shown()
    const heading = screen.getByRole('heading', {
      name: `Where the money of ${chidi.member.name} went`,
    })
    await expect(heading.parentElement).toHaveTextContent(
      /Into Family Growth Pool₦100,000Into the NGN wallet₦50,000In all₦150,000$/,
    )
  },
}

export const MembersReference: Story = {
  name: 'Member’s reference',
  parameters: {
    ...says('The reference that the member gave is one press away, once the statement has it.'),
    pictures: false,
  },
  play: async () => {
    await confirming()
    await userEvent.click(screen.getByRole('button', { name: /^It is FT26153QX81/ }))
    await expect(screen.getByLabelText(/^Bank’s reference/)).toHaveValue('FT26153QX81')
  },
}

export const NothingFilledIn: Story = {
  parameters: says('Without the bank’s reference nothing is confirmed.'),
  play: async () => {
    await confirming()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('Please fill this in.')).toBeVisible())
  },
}

export const LineOnTheStatement: Story = {
  name: 'Line on the statement',
  parameters: {
    ...says('The statement has a line of this amount: the operator is sent there.'),
    states: ['transfer:line-there'],
    msw: {
      handlers: [
        mocks.confirmTransfer.fails('conflict', {
          sentence:
            'The bank statement has a line of this amount on 2 Jun 2026. Please look at that line first.',
        }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await confirming()
    await userEvent.keyboard('FT26153QX81{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/look at that line first/),
    )
  },
}

const otherMoney: Lookalike = {
  payment_id: confirmed.payment_id,
  unmatched_id: null,
  reference: confirmed.reference,
  name: confirmed.member.name,
  amount: confirmed.received ?? confirmed.expected,
  received_on: confirmed.received_on,
}

const taken = [mocks.listLookalikes.answers({ items: [otherMoney] }), ...handlers]

async function pressingWithTaken() {
  await confirming()
  await userEvent.keyboard('FT-A1')
  await userEvent.tab()
  const tick = await screen.findByLabelText(/^It is other money with the same reference/)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm in full' }))
  await waitFor(() => expect(tick).toHaveFocus())
  return tick
}

export const ReferenceTaken: Story = {
  name: 'Reference taken',
  parameters: {
    ...says('Other money came under this bank’s reference: it is named, and asked about.'),
    states: ['transfer:reference-taken'],
    msw: { handlers: taken },
  },
  play: async () => {
    await pressingWithTaken()
    await expect(screen.getByText('Please look once more, and tick this.')).toBeVisible()
  },
}

export const ReferenceShared: Story = {
  name: 'Reference shared',
  parameters: {
    ...says('Ticked, it is confirmed as other money with the same reference.'),
    pictures: false,
    msw: {
      handlers: [
        mocks.confirmTransfer.answers(({ body }) =>
          body.shares_reference ? arrived : new Refusal('conflict'),
        ),
        ...taken,
      ],
    },
  },
  play: async () => {
    await userEvent.click(await pressingWithTaken())
    await userEvent.click(screen.getByRole('button', { name: 'Confirm in full' }))
    await waitFor(() =>
      expect(screen.getByText('Confirmed with the amount that arrived.')).toBeVisible(),
    )
  },
}

export const ArrivedBesideAnnounced: Story = {
  name: 'Arrived beside announced',
  parameters: {
    ...says('The list has what arrived, and what was announced where that is another sum.'),
    states: ['transfer:arrived'],
    desk: { path: `/desk/transfers/${chidi.payment_id}?status=succeeded` },
    msw: {
      handlers: [
        mocks.listExpectedTransfers.answers(({ query }) => takePage([arrived, confirmed], query)),
        detailOf({ transfer: arrived }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown()
    await expect(screen.getAllByText('₦150,000')[0]).toBeVisible()
    await expect(screen.getByText(/^instead of ₦100,000 · /)).toBeVisible()
    await expect(screen.getByText('₦100,000 was announced')).toBeVisible()
  },
}

export const Rejecting: Story = {
  parameters: {
    ...says('A reason from the list, and word for word what the member will read.'),
    states: ['transfer:rejecting'],
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('r')
    await screen.findByRole('heading', { name: 'Why is it rejected?' })
    await userEvent.keyboard('1')
    await expect(screen.getByText(/for this reason:\s+We looked for it/)).toBeVisible()
  },
}

export const Rejected: Story = {
  parameters: { ...says('Rejected in a few keys.'), pictures: false },
  play: async () => {
    await shown()
    await userEvent.keyboard('r')
    await screen.findByRole('heading', { name: 'Why is it rejected?' })
    await userEvent.keyboard('2{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(screen.getByText('Rejected. The member is told the reason.')).toBeVisible(),
    )
  },
}

export const ReceiptSeenBefore: Story = {
  parameters: {
    ...says('The same receipt came with another transfer, which is named and a press away.'),
    states: ['transfer:receipt-twice'],
    desk: { path: `/desk/transfers/${halima.payment_id}` },
    msw: { handlers: [receiptOf(halima), ...handlersFor('tunde')] },
  },
  play: async () => {
    await shown(halima)
    await expect(screen.getByText('This receipt was handed in before')).toBeVisible()
    const other = screen.getAllByRole('link', { name: confirmed.reference })
    await expect(other[0]).toHaveAttribute('href', expect.stringContaining(confirmed.payment_id))
  },
}

export const ReceiptAsPdf: Story = {
  name: 'Receipt as PDF',
  parameters: {
    ...says('A PDF stands in the browser’s own viewer.'),
    // Browsers draw their viewer each in their own way.
    pictures: false,
    msw: { handlers: [mocks.getFile.answers(smallPdf), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByTitle(`Receipt of ${chidi.member.name}`)).toBeVisible())
  },
}

export const PdfTakesNoKeys: Story = {
  name: 'PDF takes no keys',
  parameters: {
    ...says('A frame that takes the focus by itself gives it back: keys and words go on.'),
    pictures: false,
    msw: { handlers: [mocks.getFile.answers(smallPdf), ...handlers] },
  },
  play: async () => {
    const frame = await screen.findByTitle(`Receipt of ${chidi.member.name}`)
    await userEvent.keyboard('a')
    const field = await screen.findByLabelText(/^Bank’s reference/)
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('FT-')
    frame.focus()
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('77')
    await expect(field).toHaveValue('FT-77')
  },
}

export const NoReceipt: Story = {
  parameters: {
    ...says('A transfer without a receipt: the statement alone shows it.'),
    states: ['transfer:no-receipt'],
    msw: { handlers: [detailOf({ transfer: { receipt_file_id: null } }), ...handlers] },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'There is no receipt' })).toBeVisible(),
    )
  },
}

export const Exchanged: Story = {
  parameters: {
    ...says('Naira for a dollar wallet: the rate, the fee and what it comes to.'),
    states: ['transfer:exchanged'],
    msw: {
      handlers: [
        detailOf({
          amount: { currency: 'USD', amount: 64.15 },
          fee: { currency: 'NGN', amount: 1497.67 },
          rate: '1535.5',
          portfolio: null,
          currencies: ['NGN', 'USD'],
        }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await confirming()
    await waitFor(() => expect(screen.getByText(/^\$64.15 goes to the USD wallet/)).toBeVisible())
  },
}

export const ConfirmedBefore: Story = {
  parameters: {
    ...says('A confirmed transfer says what came, when, by whom and by which line.'),
    desk: { path: `/desk/transfers/${confirmed.payment_id}?status=succeeded` },
  },
  play: async () => {
    await shown(confirmed)
    await expect(screen.getByText(/^by Tunde Bakare on/)).toBeVisible()
  },
}

const decided = {
  status: 'failed',
  decided_by: operatorReference('uche'),
  decided_at: '2026-06-03T08:40:00Z',
  reason: 'We looked for it on our bank statement, and it has not arrived.',
} as const

export const RejectedBefore: Story = {
  parameters: {
    ...says('A rejected one, which may still arrive after all.'),
    states: ['transfer:rejected'],
    msw: { handlers: [detailOf({ transfer: decided }), ...handlers] },
  },
  play: async () => {
    await shown()
    await expect(screen.getByRole('button', { name: 'It arrived after all' })).toBeVisible()
  },
}

export const DecidedMeanwhile: Story = {
  parameters: {
    ...says('Somebody else was faster: it is said who, and nothing is decided twice.'),
    states: ['transfer:decided-meanwhile'],
    pictures: false,
    msw: { handlers: decidedByAnother() },
  },
  play: async () => {
    await confirming()
    await userEvent.keyboard('FT26153QX81{Enter}')
    await waitFor(() => expect(screen.getByText('Someone has already decided this.')).toBeVisible())
    await waitFor(() => expect(screen.getByText(/^by Uche Okafor on/)).toBeVisible())
  },
}

/** Rejected by somebody else, once this one is about to be confirmed. */
function decidedByAnother() {
  let isDecided = false
  return [
    mocks.confirmTransfer.answers(() => {
      isDecided = true
      return new Refusal('already_decided')
    }),
    mocks.getExpectedTransfer.answers(({ params }) => {
      const detail = transferDetail(params.id)
      if (!detail) return new Refusal('not_found')
      return isDecided ? { ...detail, transfer: { ...detail.transfer, ...decided } } : detail
    }),
    ...handlers,
  ]
}

const most = { currency: 'NGN', amount: 999_999_999_999.99 } as const
const long: ExpectedTransfer = {
  ...chidi,
  expected: most,
  member: {
    ...chidi.member,
    name: 'Oluwaseun Chukwuemeka Adebayo-Ogunleye Abiodun-Fitzgerald Nwachukwu-Okonkwo',
    email: 'oluwaseun.chukwuemeka.adebayo-ogunleye.abiodun-fitzgerald@kinfold.example',
  },
}

export const LongNames: Story = {
  parameters: {
    ...says('The longest name, the largest amount: nothing is cut, and nothing sticks out.'),
    msw: {
      handlers: [
        mocks.listExpectedTransfers.answers(({ query }) => takePage([long, halima], query)),
        detailOf({ transfer: long, amount: most }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await confirming(long)
    await waitFor(() => expect(screen.getAllByText(/999,999,999,999.99/)[0]).toBeVisible())
  },
}

export const TenThousand: Story = {
  parameters: {
    ...says('Ten thousand wait: fifty to a page, and the page stands in the address.'),
    states: ['route:transfers:many'],
    msw: { handlers: [mocks.listExpectedTransfers.answers(manyOf), ...handlers] },
  },
  play: async () => {
    await shown()
    await waitFor(() => expect(screen.getByText('10,000+ transfers')).toBeVisible())
    await expect(screen.getAllByRole('listitem').length).toBeGreaterThan(50)
  },
}

function manyOf({
  query,
}: {
  query: { page?: number | undefined; per_page?: number | undefined }
}) {
  const all = Array.from({ length: 10_000 }, (_, at) => ({
    ...(at % 2 === 0 ? chidi : halima),
    payment_id: at === 0 ? chidi.payment_id : demoId('payment', 'many', at),
  }))
  return takePage(all, query)
}

export const Searched: Story = {
  parameters: {
    ...says('Looking as one types; the words stand in the address.'),
    desk: { path: '/desk/transfers?status=any' },
    pictures: false,
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
    await userEvent.keyboard('/')
    await expect(screen.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('no such member')
    await waitFor(() => expect(screen.getByText('0 transfers')).toBeVisible())
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.keyboard(halima.reference)
    await waitFor(() => expect(screen.getByText('1 transfer')).toBeVisible())
  },
}

export const Filtered: Story = {
  parameters: {
    ...says('Status and currency, each one press away.'),
    desk: { path: '/desk/transfers?currency=USD' },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('0 transfers')).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Dollars' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

export const Empty: Story = {
  parameters: {
    ...says('Nothing waits, and the page says so kindly.'),
    states: ['route:transfers:empty'],
    desk: { path: '/desk/transfers' },
    msw: { handlers: [mocks.listExpectedTransfers.empty(), ...handlers] },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'All is confirmed' })).toBeVisible(),
    )
  },
}

export const Loading: Story = {
  parameters: {
    ...says('The queue and the case are on their way.'),
    states: ['route:transfers:loading'],
    msw: {
      handlers: [
        mocks.listExpectedTransfers.never(),
        mocks.getExpectedTransfer.never(),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The queue is loading')).toBeInTheDocument())
    await expect(screen.getByText('The transfer is loading')).toBeInTheDocument()
  },
}

export const ConfirmationSlow: Story = {
  name: 'Confirmation slow',
  parameters: {
    ...says('The confirmation is on its way: the button says so, and takes no second press.'),
    msw: { handlers: [mocks.confirmTransfer.never(), ...handlers] },
  },
  play: async () => {
    await confirming()
    await userEvent.keyboard('FT26153QX81{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Confirm in full/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
  },
}

export const Offline: Story = {
  parameters: {
    ...says('The network is gone: what was typed stays.'),
    states: ['transfer:offline'],
    msw: { handlers: [mocks.confirmTransfer.offline(), ...handlers] },
  },
  play: async () => {
    await confirming()
    await userEvent.keyboard('FT26153QX81{Enter}')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/./))
    await expect(screen.getByLabelText(/^Bank’s reference/)).toHaveValue('FT26153QX81')
  },
}

export const QueueFailed: Story = failedStory({
  state: 'route:transfers:error',
  says: 'The queue can’t be read; the open transfer stays.',
  handlers: [mocks.listExpectedTransfers.fails('internal'), ...handlers],
  what: 'The queue',
})

export const CaseFailed: Story = failedStory({
  state: 'route:transfers:case-error',
  says: 'The transfer can’t be read; the queue stays.',
  handlers: [mocks.getExpectedTransfer.fails('not_found'), ...handlers],
  what: 'This transfer',
})

export const ReceiptFailed: Story = {
  parameters: {
    ...says('The receipt can’t be fetched; the facts stand beside the message.'),
    msw: { handlers: [mocks.getFile.fails('internal'), ...handlersFor('tunde')] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^The receipt can’t be shown/)).toBeVisible())
  },
}

export const NotAnApprover: Story = {
  name: 'Not an approver',
  parameters: {
    states: ['route:transfers:not-yours'],
    ...says('An operator without the role is told whose page it is.'),
    msw: { handlers: handlersFor('ngozi') },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'This page is for others' })).toBeVisible(),
    )
  },
}
