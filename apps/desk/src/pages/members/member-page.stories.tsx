import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { MemberDetail } from '@kinfold/contract/operator/member/get-member'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { memberDetail } from '@kinfold/personas/desk/members'
import { chidi, dayo, halima } from '@kinfold/personas/people/people'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { alertSaid } from '../../test/alert-said.ts'
import { deskStory } from '../../test/desk-story.tsx'
import { loadingStory } from '../../test/loading-story.ts'
import { mainPictures } from '../../test/main-pictures.ts'

// Uche approves money, and is an administrator.
const handlers = handlersFor('uche')
const pathOf = (id: string, query = '') => ({ path: `/desk/members/${id}${query}` })

const meta = {
  title: 'Desk/Member',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: pathOf(dayo.customer.id, '?search=bel'),
    msw: { handlers },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const shown = (name: string | RegExp = /Dayo Bello/) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible())
const part = (name: string) => screen.findByRole('region', { name })
const said = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible())

/** The first of the buttons that begin something. */
async function begin(section: string, name: RegExp) {
  await shown()
  const [button] = await within(await part(section)).findAllByRole('button', { name })
  if (!button) throw new Error(`There is no button ${name}.`)
  await userEvent.click(button)
}

const withDetail = (changes: Partial<MemberDetail>) => ({
  handlers: [mocks.getMember.answers({ ...memberDetail(dayo, false), ...changes }), ...handlers],
})

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...says(
      'A member with all there is: balances, what is open, portfolios, payments, what happened.',
    ),
    states: ['route:member:ready'],
    ...mainPictures,
  },
  play: async () => {
    await shown()
    await expect(within(await part('Wallets')).getAllByRole('listitem')).toHaveLength(2)
    await waitFor(async () =>
      expect(within(await part('What happened')).getAllByRole('listitem').length).toBeGreaterThan(
        5,
      ),
    )
    await expect(screen.getByRole('button', { name: 'Put on hold' })).toBeVisible()
  },
}

export const BehindAFigure: Story = {
  name: 'Behind a figure',
  parameters: {
    ...says('The postings behind a balance: each with what it left, and its whole movement.'),
    states: ['member:postings'],
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.click(await screen.findByRole('link', { name: /Postings of the NGN wallet$/ }))
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Postings: NGN wallet' })).toBeVisible(),
    )
    const list = await screen.findByRole('list', { name: 'Postings' })
    const [summary] = within(list).getAllByText('The whole movement')
    if (summary) await userEvent.click(summary)
    await waitFor(() => expect(within(list).getAllByText(/^Member’s wallet, /)[0]).toBeVisible())
  },
}

export const PostingsFailed: Story = {
  name: 'Postings failed',
  parameters: {
    ...says('The postings can’t be read; the rest of the record stays.'),
    desk: pathOf(dayo.customer.id, `?postings=${walletIdOf('dayo', 'NGN')}`),
    msw: { handlers: [mocks.listAccountPostings.fails('internal'), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await said(/^The postings can’t be shown/)
    await expect(screen.getByRole('link', { name: 'Back to the record' })).toBeVisible()
  },
}

export const NoPostings: Story = {
  name: 'No postings',
  parameters: {
    ...says('A wallet that no money has reached.'),
    desk: pathOf(dayo.customer.id, `?postings=${walletIdOf('dayo', 'NGN')}`),
    msw: { handlers: [mocks.listAccountPostings.empty(), ...handlers] },
    pictures: false,
  },
  play: () => said('No money has moved here yet.'),
}

export const PuttingOnHold: Story = {
  name: 'Putting on hold',
  parameters: {
    ...says('A reason by one key, with what the member reads at their next sign-in.'),
    states: ['member:hold'],
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('r1')
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('The member asked for it.'))
    await said(/^Your account is on hold/)
  },
}

export const OnHold: Story = {
  name: 'Put on hold',
  parameters: {
    ...says('It is done: the member is signed out.'),
    states: ['member:on-hold'],
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('r1{Control>}{Enter}{/Control}')
    await said('The member is on hold and signed out.')
  },
}

export const ReasonMissing: Story = {
  name: 'Reason missing',
  parameters: { ...says('Without a reason nothing is sent.'), pictures: false },
  play: async () => {
    await shown()
    await userEvent.keyboard('r')
    await userEvent.click(await screen.findByRole('button', { name: 'Put on hold' }))
    await said('Please fill this in.')
    await expect(screen.getByRole('textbox')).toHaveFocus()
  },
}

export const EndingAHold: Story = {
  name: 'Ending a hold',
  parameters: {
    ...says('A member on hold: an administrator ends it with a reason.'),
    states: ['member:hold-ends'],
    msw: withDetail({ customer: { ...dayo.customer, status: 'suspended' } }),
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('a1{Control>}{Enter}{/Control}')
    await said('The hold has ended.')
  },
}

export const HeldMeanwhile: Story = {
  name: 'Held meanwhile',
  parameters: {
    ...says('Somebody else was faster: it is said.'),
    msw: { handlers: [mocks.suspendMember.fails('already_decided'), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('r1{Control>}{Enter}{/Control}')
    await said('Someone has already decided this.')
  },
}

export const ClosingEarly: Story = {
  name: 'Closing early',
  parameters: {
    ...says('What is paid out and what ends with it, before anything moves.'),
    states: ['member:closing-early'],
    pictures: false,
  },
  play: async () => {
    await begin('Portfolios', /^Close early/)
    await userEvent.keyboard('1')
    await said(/was closed$/)
    await said('None')
  },
}

export const ClosedEarly: Story = {
  name: 'Closed early',
  parameters: { ...says('It is done: its value is in the wallet.'), pictures: false },
  play: async () => {
    await begin('Portfolios', /^Close early/)
    await userEvent.keyboard('1{Control>}{Enter}{/Control}')
    await said('The portfolio is closed, and its value is in the member’s wallet.')
  },
}

export const ClosedByTheFirst: Story = {
  name: 'Closed by the first of two',
  parameters: {
    ...says('It holds more than one closes alone: nothing moves until another closes it too.'),
    msw: { handlers: [mocks.closePortfolio.first(), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await begin('Portfolios', /^Close early/)
    await userEvent.keyboard('1{Control>}{Enter}{/Control}')
    await said(/so another closes it as well\.$/)
  },
}

export const ClosedAtAnotherValue: Story = {
  name: 'Closed by the second, at another value',
  parameters: {
    ...says('It holds something else than when the first closed it: the second is told so.'),
    msw: { handlers: [mocks.closePortfolio.changed(), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await begin('Portfolios', /^Close early/)
    await userEvent.keyboard('1{Control>}{Enter}{/Control}')
    await said(/^Noted\. It held [₦$][\d,.]+ when another approver closed it, and holds/)
  },
}

export const ClosingRefused: Story = {
  name: 'Closing refused',
  parameters: {
    ...says('Returns are being posted: the server says why not, and nothing is lost.'),
    msw: {
      handlers: [
        mocks.closePortfolio.fails('conflict', {
          sentence:
            'Returns are being posted to this plan right now. Please try again in a few minutes.',
        }),
        ...handlers,
      ],
    },
    pictures: false,
  },
  play: async () => {
    await begin('Portfolios', /^Close early/)
    await userEvent.keyboard('1{Control>}{Enter}{/Control}')
    await said(/^Returns are being posted/)
  },
}

export const Refunding: Story = {
  parameters: {
    ...says('How much goes back, why, and what the member reads once it is confirmed.'),
    states: ['member:refunding'],
    pictures: false,
  },
  play: async () => {
    await begin('Payments', /^Refund/)
    await userEvent.keyboard('1')
    await said(/^Nothing moves/)
    await expect(screen.getByLabelText(/^What goes back/)).toBeVisible()
  },
}

export const RefundingAfterItEnded: Story = {
  name: 'Refunding after its portfolio has ended',
  parameters: {
    ...says('What the money went into has ended: said before anything is sent.'),
    msw: withDetail({
      portfolios: memberDetail(dayo, false).portfolios.map(each => ({
        ...each,
        status: 'closed',
        value: 0,
      })),
    }),
    pictures: false,
  },
  play: async () => {
    await begin('Payments', /^Refund KF-BHKARBDP/)
    await said(/^Its portfolio has ended: what that held went to the member’s wallet/)
  },
}

const { ngn, usd } = memberDetail(dayo, false).wallets
if (!ngn) throw new Error('Dayo has a wallet in naira.')

export const RefundingByTheBank: Story = {
  name: 'Refunding by the club’s own bank',
  parameters: {
    ...says('What the club’s bank can’t send, for money that hasn’t cleared or a debt.'),
    msw: withDetail({
      wallets: {
        ngn: { ...ngn, available: 300_000, ready: 20_000 },
        usd: { ...usd, available: 0, owed: usd.balance + 50 },
      },
    }),
    pictures: false,
  },
  play: async () => {
    await begin('Payments', /^Refund KF-GZRKS4TQ/)
    await said(/^Only ₦20,000 in this wallet has cleared/)
    await said(/^They owe the club \$50 more than is left in their wallets/)
  },
}

export const RefundTooLarge: Story = {
  name: 'Refund too large',
  parameters: { ...says('More than is left of a payment is said at its field.'), pictures: false },
  play: async () => {
    await begin('Payments', /^Refund/)
    const amount = await screen.findByLabelText(/^What goes back/)
    await userEvent.clear(amount)
    await userEvent.type(amount, '999999999')
    await userEvent.click(screen.getByRole('button', { name: /Paid twice/ }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await said(/^No more than/)
    await expect(amount).toHaveFocus()
  },
}

export const RefundProposed: Story = {
  name: 'Refund proposed',
  parameters: { ...says('Its case in the queue opens at once.'), pictures: false },
  play: async () => {
    await begin('Payments', /^Refund/)
    await userEvent.keyboard('1{Control>}{Enter}{/Control}')
    await said('Proposed. Another approver can confirm it now.')
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'Refunds' })).toBeVisible(),
    )
  },
}

export const RefundOffline: Story = {
  name: 'Refund offline',
  parameters: {
    ...says('The network is gone: what was typed stays.'),
    msw: { handlers: [mocks.refundPayment.offline(), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await begin('Payments', /^Refund/)
    await userEvent.keyboard('1{Control>}{Enter}{/Control}')
    await alertSaid()
    await expect(screen.getByLabelText(/^In these words/)).toHaveValue('You paid it twice.')
  },
}

/** Of the latest payment that Halima made by card. */
async function beginChargeback() {
  await shown(/Halima/)
  const [button] = await within(await part('Payments')).findAllByRole('button', {
    name: /^Chargeback/,
  })
  if (!button) throw new Error('Halima paid nothing by card.')
  await userEvent.click(button)
}

export const RecordingAChargeback: Story = {
  name: 'Recording a chargeback',
  parameters: {
    ...says('What the provider calls it, how much, until when, and what the member reads.'),
    states: ['member:chargeback'],
    desk: pathOf(halima.customer.id),
    pictures: false,
  },
  play: async () => {
    await beginChargeback()
    await userEvent.keyboard('1')
    await said('Your bank took a payment back')
  },
}

export const DisputeMissing: Story = {
  name: 'Dispute missing',
  parameters: {
    ...says('Without the provider’s number nothing is sent.'),
    desk: pathOf(halima.customer.id),
    pictures: false,
  },
  play: async () => {
    await beginChargeback()
    await userEvent.keyboard('1{Control>}{Enter}{/Control}')
    await said('Please fill this in.')
    await expect(screen.getByLabelText(/^The provider’s number/)).toHaveFocus()
  },
}

export const OpenDocuments: Story = {
  name: 'Open documents',
  parameters: {
    ...says('What waits leads to its case, for those whose queue it is.'),
    desk: pathOf(chidi.customer.id),
    msw: { handlers: handlersFor('ngozi') },
    pictures: false,
  },
  play: async () => {
    await shown(/Chidi/)
    await expect(
      within(await part('Open matters')).getAllByRole('link', { name: /waits for a decision$/ })[0],
    ).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Refund/ })).not.toBeInTheDocument()
    await said('Administrators can put a member on hold, and end it.')
  },
}

export const LongNamesAndLargeSums: Story = {
  name: 'Long names and large sums',
  parameters: {
    ...says('The longest names, and the largest amounts.'),
    msw: withDetail({
      customer: {
        ...dayo.customer,
        first_name: 'Oluwaseun-Temitope Adebayo-Ogunlesi',
        last_name: 'Nwachukwu-Okonkwo-Ibekwe',
        email: 'oluwaseun-temitope.adebayo-ogunlesi.nwachukwu@kinfold.example',
      },
      wallets: {
        ngn: {
          id: walletIdOf('dayo', 'NGN'),
          currency: 'NGN',
          balance: 1e12,
          available: 9e11,
          held: 5e10,
          owed: 5e10,
          ready: 9e11,
          ready_later: [],
        },
        usd: memberDetail(dayo, false).wallets.usd,
      },
    }),
    pictures: false,
  },
  play: async () => {
    await shown(/Oluwaseun/)
    await said('They owe the club for a payment taken back or a withdrawal paid twice')
  },
}

export const NothingYet: Story = {
  name: 'Nothing yet',
  parameters: {
    ...says('Somebody who joined and has done nothing else.'),
    states: ['route:member:empty'],
    msw: {
      handlers: [
        mocks.getMember.answers({
          ...memberDetail(dayo, false),
          portfolios: [],
          withdrawals: [],
          documents: [],
        }),
        mocks.listMemberPayments.empty(),
        mocks.listMemberEvents.empty(),
        ...handlers,
      ],
    },
    pictures: false,
  },
  play: async () => {
    await said('They have paid nothing in yet.')
    await said('Nothing of theirs waits for the desk.')
    await said('They hold nothing in a plan yet.')
  },
}

export const PartsFailed: Story = {
  name: 'Parts failed',
  parameters: {
    ...says('Payments and history can’t be read: each says so in its place.'),
    states: ['member:parts-failed'],
    msw: {
      handlers: [
        mocks.listMemberPayments.fails('internal'),
        mocks.listMemberEvents.fails('internal'),
        ...handlers,
      ],
    },
    pictures: false,
  },
  play: async () => {
    await said(/^The payments can’t be shown/)
    await said(/^The events can’t be shown/)
  },
}

export const Unknown: Story = {
  parameters: {
    ...says('A link to nobody.'),
    states: ['route:member:error'],
    desk: pathOf('00000000-0000-4000-8000-000000000000'),
    pictures: false,
  },
  play: () => said(/^This member can’t be shown/),
}

export const Offline: Story = {
  parameters: {
    ...says('The network is gone.'),
    msw: { handlers: [mocks.getMember.offline(), ...handlers] },
    pictures: false,
  },
  play: () => said(/^This member can’t be shown/),
}

export const Loading: Story = loadingStory({
  state: 'route:member:loading',
  says: 'The record is on its way.',
  handlers: [mocks.getMember.never(), ...handlers],
  text: 'The member is loading',
  pictures: false,
})
