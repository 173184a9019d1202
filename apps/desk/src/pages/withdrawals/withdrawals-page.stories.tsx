import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { Refusal } from '@kinfold/api/mocks/refusal'
import type { RequestedWithdrawalDetail } from '@kinfold/contract/operator/withdrawal/get-requested-withdrawal'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoId } from '@kinfold/personas/demo-id'
import { operatorReference } from '@kinfold/personas/desk/person-references'
import {
  requestedWithdrawalDetail,
  requestedWithdrawals,
} from '@kinfold/personas/desk/requested-withdrawals'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { pageShown } from '../../test/page-shown.ts'

const inState = (status: RequestedWithdrawal['withdrawal']['status']) => {
  const found = requestedWithdrawals.find(({ withdrawal }) => withdrawal.status === status)
  const detail = found && requestedWithdrawalDetail(found.withdrawal.id)
  if (!detail) throw new Error(`These stories need a withdrawal that is ${status}.`)
  return detail
}

const waiting = requestedWithdrawals.filter(({ withdrawal }) => withdrawal.status === 'pending')
const [first, second] = waiting
if (!first || !second) throw new Error('These stories need two withdrawals that wait.')
const handlers = handlersFor('tunde')
const open = requestedWithdrawalDetail(second.withdrawal.id)
if (!open) throw new Error('These stories need a withdrawal that is open.')

const meta = {
  title: 'Desk/Withdrawals',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: `/desk/withdrawals/${second.withdrawal.id}` },
    msw: { handlers },
  },
} satisfies Meta

export default meta
type Story = StoryObj

type Changes = {
  requested?: Partial<RequestedWithdrawal>
  withdrawal?: Partial<RequestedWithdrawal['withdrawal']>
  member?: Partial<RequestedWithdrawal['member']>
  customer?: Partial<RequestedWithdrawalDetail['customer']>
  wallet?: Partial<RequestedWithdrawalDetail['wallet']>
}

function changed(changes: Changes): RequestedWithdrawalDetail {
  const { requested, customer, wallet } = open ?? inState('pending')
  return {
    requested: {
      ...requested,
      ...changes.requested,
      withdrawal: { ...requested.withdrawal, ...changes.withdrawal },
      member: { ...requested.member, ...changes.member },
    },
    customer: { ...customer, ...changes.customer },
    wallet: { ...wallet, ...changes.wallet },
  }
}

const withCase = (changes: Changes) => ({
  handlers: [mocks.getRequestedWithdrawal.answers(changed(changes)), ...handlers],
})

const shown = (name: string | RegExp = second.member.name) => pageShown(new RegExp(name))

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...says(
      'The queue, where the money goes and by when, the wallet after it, whose it is, the decision.',
    ),
    states: ['route:withdrawals:ready'],
  },
  play: async () => {
    await shown()
    await expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled()
    await waitFor(() => expect(screen.getByText('Withdrawals before this one')).toBeVisible())
  },
}

export const FirstOpensItself: Story = {
  name: 'First opens itself',
  parameters: {
    ...says('On a wide screen the longest waiting withdrawal is open at once.'),
    desk: { path: '/desk/withdrawals' },
    pictures: false,
  },
  play: () => shown(first.member.name),
}

export const ApprovedByKeys: Story = {
  parameters: {
    ...says('A, Enter: approved, and the next withdrawal is there.'),
    desk: { path: `/desk/withdrawals/${first.withdrawal.id}` },
    pictures: false,
    msw: { handlers: queueThatEmpties() },
  },
  play: async () => {
    await shown(first.member.name)
    await userEvent.keyboard('a')
    await expect(screen.getByRole('button', { name: 'Approve' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByText('Approved for the next payout batch.')).toBeVisible(),
    )
    await shown(second.member.name)
  },
}

let isBack = false

export const AnswerLost: Story = {
  name: 'Answer lost',
  parameters: {
    ...says('Approved, and the answer was lost: it is said, and looked up when the line is back.'),
    states: ['line:lost'],
    pictures: false,
    msw: {
      handlers: [
        mocks.approveWithdrawal.offline(),
        mocks.getHealth.answers(() =>
          isBack ? { status: 'ok', version: 'mock' } : new Refusal('unavailable'),
        ),
        mocks.getRequestedWithdrawal.answers(() =>
          isBack
            ? changed({
                requested: { decided_by: operatorReference('tunde') },
                withdrawal: { status: 'approved', decided_at: '2026-06-03T09:00:00Z' },
              })
            : changed({}),
        ),
        ...handlers,
      ],
    },
  },
  beforeEach: () => {
    isBack = false
  },
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(screen.getByText(/isn’t known yet/)).toBeVisible())
    await expect(screen.queryByText(/Something went wrong/)).not.toBeInTheDocument()
    isBack = true
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.getByText(/^Approved by Tunde Bakare/)).toBeVisible())
    await waitFor(() => expect(screen.queryByText(/isn’t known yet/)).not.toBeInTheDocument())
  },
}

/** What is decided is gone from the queue when it is read again. */
function queueThatEmpties() {
  const gone = new Set<string>()
  return [
    mocks.listRequestedWithdrawals.answers(({ query }) =>
      takePage(
        waiting.filter(({ withdrawal }) => !gone.has(withdrawal.id)),
        query,
      ),
    ),
    mocks.approveWithdrawal.answers(({ params }) => {
      gone.add(params.id)
      return inState('approved').requested
    }),
    ...handlers,
  ]
}

export const NewAccountAndMember: Story = {
  name: 'New account and member',
  parameters: {
    ...says('A bank account set a short time before, by somebody who just joined: said first.'),
    states: ['withdrawal:warned'],
    msw: withCase({
      requested: {
        warnings: [
          'The bank account was set the day before this was asked for.',
          'They joined 6 days before this was asked for.',
        ],
      },
    }),
  },
  play: async () => {
    await shown()
    await expect(screen.getByText(/^They joined 6 days before/)).toBeVisible()
  },
}

export const NameDiffers: Story = {
  parameters: {
    ...says('The account is in another name: the words that are missing stand out.'),
    states: ['withdrawal:name-differs'],
    msw: withCase({
      withdrawal: { account_name: 'BELLO KUNLE VENTURES' },
      requested: { warnings: ['The bank’s name for the account has also: KUNLE, VENTURES.'] },
    }),
  },
  play: async () => {
    await shown()
    await expect(
      screen.getByText('1 of 2 words agree; the bank also has KUNLE VENTURES'),
    ).toBeVisible()
  },
}

export const OwesTheClub: Story = {
  parameters: {
    ...says('What is set aside for others, and owed after a payment was taken back.'),
    states: ['withdrawal:owing'],
    msw: withCase({ wallet: { held: 120_000, owed: 15_000 } }),
    pictures: false,
  },
  play: async () => {
    await shown()
    await expect(screen.getByText('Owed to the club')).toBeVisible()
    await expect(screen.getByText('Set aside for others').parentElement).toHaveTextContent('50,000')
  },
}

const notApproved = 'Their documents aren’t approved any more. It isn’t paid before they are.'

export const DocumentsTakenBack: Story = {
  name: 'Documents taken back',
  parameters: {
    ...says('Two reviewers took back that the documents are approved: it is said, and not paid.'),
    states: ['withdrawal:documents-taken-back'],
    msw: {
      handlers: [
        mocks.approveWithdrawal.fails('documents_not_approved'),
        ...withCase({ requested: { warnings: [notApproved] } }).handlers,
      ],
    },
  },
  play: async () => {
    await shown()
    await expect(screen.getByText(notApproved)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(screen.getByText(/so nothing is paid out\.$/)).toBeVisible())
  },
}

export const Refusing: Story = {
  parameters: {
    ...says('A reason from the list, and word for word what the member will read.'),
    states: ['withdrawal:refusing'],
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('r')
    await screen.findByRole('heading', { name: 'Why is it refused?' })
    await userEvent.keyboard('1')
    await expect(screen.getByLabelText(/^In these words/)).toHaveFocus()
    await expect(screen.getByText(/for this reason:\s+The bank account is not/)).toBeVisible()
  },
}

export const ReasonMissing: Story = {
  parameters: { ...says('Nothing is refused without a reason.'), pictures: false },
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }))
    await waitFor(() => expect(screen.getByText('Please fill this in.')).toBeVisible())
  },
}

export const Refused: Story = {
  parameters: { ...says('Refused in a few keys, and the next one is there.'), pictures: false },
  play: async () => {
    await shown()
    await userEvent.keyboard('r')
    await screen.findByRole('heading', { name: 'Why is it refused?' })
    await userEvent.keyboard('2{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(screen.getByText('Refused. The amount is back in the member’s wallet.')).toBeVisible(),
    )
  },
}

export const GivenUpRefusing: Story = {
  parameters: {
    ...says('Not refused after all: the focus is back where it was.'),
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('r')
    await screen.findByRole('heading', { name: 'Why is it refused?' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Refuse' })).toHaveFocus())
  },
}

export const DecidedMeanwhile: Story = {
  parameters: {
    ...says(
      'Another operator decided first: it is said, with who it was, and nothing is decided twice.',
    ),
    states: ['withdrawal:decided-meanwhile'],
    pictures: false,
    msw: { handlers: decidedByAnother() },
  },
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(screen.getByText('Someone has already decided this.')).toBeVisible())
    await waitFor(() => expect(screen.getByText(/^Approved by Uche Okafor/)).toBeVisible())
    await expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  },
}

export const RefusedTooLate: Story = {
  parameters: {
    ...says(
      'Another operator approved while the reason was written: it is said, and the form goes.',
    ),
    pictures: false,
    msw: { handlers: decidedByAnother() },
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('r')
    await screen.findByRole('heading', { name: 'Why is it refused?' })
    await userEvent.keyboard('2{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText(/^Approved by Uche Okafor/)).toBeVisible())
    await expect(screen.getByText('Someone has already decided this.')).toBeVisible()
  },
}

function decidedByAnother() {
  let isDecided = false
  const decide = () => {
    isDecided = true
    return new Refusal('already_decided')
  }
  return [
    mocks.approveWithdrawal.answers(decide),
    mocks.refuseWithdrawal.answers(decide),
    mocks.getRequestedWithdrawal.answers(() =>
      isDecided
        ? changed({
            requested: { decided_by: operatorReference('uche') },
            withdrawal: { status: 'approved', decided_at: '2026-06-03T09:12:00Z' },
          })
        : changed({}),
    ),
    ...handlers,
  ]
}

export const AccountNotChecked: Story = {
  parameters: {
    ...says('Money only goes to an account that the club has checked.'),
    states: ['withdrawal:account-unchecked'],
    msw: { handlers: [mocks.approveWithdrawal.fails('bank_account_unchecked'), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
  },
}

export const OwnMoney: Story = {
  parameters: {
    ...says('Nobody decides about their own money.'),
    states: ['withdrawal:own'],
    msw: { handlers: [mocks.approveWithdrawal.fails('about_yourself'), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(screen.getByText(/^This is about you/)).toBeVisible())
  },
}

export const Slow: Story = {
  parameters: {
    ...says('While the answer is on its way, a second press decides nothing; a long wait is told.'),
    msw: { handlers: [mocks.approveWithdrawal.never(), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await shown()
    const approve = screen.getByRole('button', { name: 'Approve' })
    await userEvent.click(approve)
    await waitFor(() => expect(approve).toHaveAttribute('aria-disabled', 'true'))
    await screen.findByText(/^This takes longer than usual/)
  },
}

export const Offline: Story = {
  parameters: {
    ...says('The network is gone while it is approved: it is said, and can be tried again.'),
    msw: { handlers: [mocks.approveWithdrawal.offline(), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
    await expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled()
  },
}

export const Approved: Story = {
  parameters: {
    ...says('An approved one waits for its batch, and may still be refused.'),
    states: ['withdrawal:approved'],
    desk: { path: `/desk/withdrawals/${inState('approved').requested.withdrawal.id}?status=any` },
  },
  play: async () => {
    await shown(inState('approved').requested.member.name)
    await userEvent.keyboard('r')
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Why is it refused?' })).toBeVisible(),
    )
  },
}

export const PaidAndSentBack: Story = {
  parameters: {
    ...says('What was paid can still come back from the member’s bank.'),
    states: ['withdrawal:sent-back'],
    desk: { path: `/desk/withdrawals/${inState('paid').requested.withdrawal.id}?status=paid` },
    pictures: false,
  },
  play: async () => {
    await shown(inState('paid').requested.member.name)
    await userEvent.click(screen.getByRole('button', { name: 'The bank sent it back' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Account closed' }))
    await userEvent.click(screen.getByRole('button', { name: 'It came back' }))
    await waitFor(() => expect(screen.getByText(/^Written down/)).toBeVisible())
  },
}

export const NotPaid: Story = {
  parameters: {
    ...says('One that could not be paid says why.'),
    states: ['withdrawal:not-paid'],
    desk: { path: `/desk/withdrawals/${inState('failed').requested.withdrawal.id}?status=failed` },
  },
  play: async () => {
    await shown(inState('failed').requested.member.name)
    await expect(screen.getByText(/^“The bank sent the money back/)).toBeVisible()
  },
}

const notPaid = inState('failed').requested
const settled = {
  id: demoId('audit-entry', 'settled'),
  happened_at: '2026-05-04T10:20:00Z',
  actor_kind: 'operator' as const,
  actor_id: operatorReference('uche').id,
  actor_name: operatorReference('uche').name,
  action: 'payout_batch.settled',
  subject: 'PB-2026-05-NGN',
  subject_id: notPaid.batch_id,
  detail: '3 paid, 1 failed',
}

export const WhoSaidSo: Story = {
  name: 'Who said so',
  parameters: {
    ...says('Of one that was not paid: who noted what the bank made of its batch, and when.'),
    desk: { path: `/desk/withdrawals/${notPaid.withdrawal.id}?status=failed` },
    msw: {
      handlers: [
        mocks.listAuditEntries.answers(({ query }) =>
          takePage(
            [settled].filter(({ action }) => action === query.action),
            query,
          ),
        ),
        ...handlers,
      ],
    },
    pictures: false,
  },
  play: async () => {
    await shown(notPaid.member.name)
    await waitFor(() =>
      expect(screen.getByText(/^Uche .* noted what the bank made of .* 11:20\.$/)).toBeVisible(),
    )
    await expect(screen.getByText('3 paid, 1 failed')).toBeVisible()
  },
}

export const LongNamesAndLargeSums: Story = {
  parameters: {
    ...says('A name of ten words, the longest bank, and the largest amounts.'),
    msw: withCase({
      member: { name: 'Oluwaseun-Temitope Adebayo-Ogunlesi Nwachukwu-Okonkwo-Ibekwe' },
      withdrawal: {
        amount: 1e12,
        account_name: 'OLUWASEUNTEMITOPEADEBAYOOGUNLESINWACHUKWUOKONKWOIBEKWE ADE',
        bank_name: 'The First Cooperative Microfinance Bank of Greater Port Harcourt Limited',
      },
      customer: { email: 'oluwaseun-temitope.adebayo-ogunlesi.nwachukwu@kinfold.example' },
      wallet: { balance: 2e12, held: 1e12 },
    }),
  },
  play: async () => {
    await shown(/1,000,000,000,000/)
  },
}

export const Filtered: Story = {
  parameters: {
    ...says('The filters stand in the address, and each is one press away.'),
    desk: { path: '/desk/withdrawals?status=any&currency=USD' },
    pictures: false,
  },
  play: async () => {
    await shown(/Efe/)
    await expect(screen.getByRole('button', { name: 'Dollars' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Waiting' }))
    await waitFor(() => expect(screen.getByText('1 withdrawal')).toBeVisible())
  },
}

export const Empty: Story = {
  parameters: {
    ...says('Nothing waits, and the page says so kindly.'),
    states: ['route:withdrawals:empty'],
    desk: { path: '/desk/withdrawals' },
    msw: { handlers: [mocks.listRequestedWithdrawals.empty(), ...handlers] },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'All is decided' })).toBeVisible(),
    )
  },
}
