import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { Refusal } from '@kinfold/api/mocks/refusal'
import { takePage } from '@kinfold/contract/paging/take-page'
import { bankAccountsToCheck } from '@kinfold/personas/desk/bank-accounts-to-check'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { alertSaid } from '../../test/alert-said.ts'
import { deskStory } from '../../test/desk-story.tsx'
import { mainPictures } from '../../test/main-pictures.ts'
import { pageShown } from '../../test/page-shown.ts'
import { sectionParameters } from '../../test/section-parameters.ts'

const handlers = handlersFor('tunde')
const waiting = bankAccountsToCheck.find(({ status }) => status === 'waiting')
if (!waiting) throw new Error('These stories need an account that waits.')

const meta = {
  title: 'Desk/Bank accounts',
  ...deskStory,
  parameters: sectionParameters(`/desk/club/bank-accounts/${waiting.id}`, handlers),
} satisfies Meta

export default meta
type Story = StoryObj

const atAll = { desk: { path: '/desk/club/bank-accounts' } }

const shown = () => pageShown(new RegExp(waiting.member.name))

const approvedByAnother = () => {
  let isDecided = false
  return [
    mocks.refuseBankAccount.answers(() => {
      isDecided = true
      return new Refusal('already_decided')
    }),
    mocks.listBankAccounts.answers(({ query }) =>
      takePage([{ ...waiting, ...(isDecided && { status: 'approved' as const }) }], query),
    ),
    ...handlers,
  ]
}

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:bank-accounts:ready'],
    ...says('An account that no bank vouches for: the membership name beside its own.'),
    ...mainPictures,
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('a')
    await expect(screen.getByRole('button', { name: 'Approve' })).toHaveFocus()
  },
}

export const Approved: Story = {
  parameters: says('Approved by keys: payouts can go there.'),
  play: async () => {
    await shown()
    await userEvent.keyboard('a{Enter}')
    await waitFor(() => expect(screen.getByText('Approved. Payouts can go there.')).toBeVisible())
  },
}

export const Refusing: Story = {
  parameters: {
    ...says('A reason from the list, and what the member will read, word for word.'),
    pictures: { modes: ['light-desktop'] },
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('r')
    await userEvent.click(await screen.findByRole('button', { name: /Name differs/ }))
    await waitFor(() => expect(screen.getByText('Please check your bank account')).toBeVisible())
  },
}

export const Refused: Story = {
  parameters: says('Refused: the member is told the reason.'),
  play: async () => {
    await shown()
    await userEvent.keyboard('r1')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(screen.getByText('Refused. The member is told the reason.')).toBeVisible(),
    )
  },
}

export const DecidedMeanwhile: Story = {
  name: 'Decided meanwhile',
  parameters: {
    ...says('Somebody else was faster: it is said.'),
    msw: { handlers: [mocks.approveBankAccount.fails('already_decided'), ...handlers] },
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('a{Enter}')
    await waitFor(() => expect(screen.getByText('Someone has already decided this.')).toBeVisible())
  },
}

export const RefusedTooLate: Story = {
  name: 'Refused too late',
  parameters: {
    ...says('Somebody else approved while the reason was written: it is said, and the form goes.'),
    pictures: false,
    msw: { handlers: approvedByAnother() },
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('r1')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText(/^Payouts go there\./)).toBeVisible())
    await expect(screen.getByText('Someone has already decided this.')).toBeVisible()
  },
}

export const AboutYourself: Story = {
  name: 'About yourself',
  parameters: {
    ...says('Nobody decides about their own account.'),
    msw: { handlers: [mocks.approveBankAccount.fails('about_yourself'), ...handlers] },
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('a{Enter}')
    await alertSaid()
  },
}

export const Decided: Story = {
  parameters: {
    ...says('One that was decided: by whom, when, and why.'),
    desk: { path: '/desk/club/bank-accounts?status=refused' },
    msw: {
      handlers: [
        mocks.listBankAccounts.answers(({ query }) =>
          takePage(
            [
              {
                ...waiting,
                status: 'refused',
                decided_at: '2026-06-02T09:00:00Z',
                account: {
                  ...waiting.account,
                  check: { status: 'refused', reason: 'The name on it is another.' },
                },
              },
            ],
            query,
          ),
        ),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: /Refused/ })).toBeVisible())
  },
}

export const Gone: Story = {
  parameters: {
    states: ['route:bank-accounts:gone'],
    ...says('A link to one that is in another list by now.'),
    desk: { path: '/desk/club/bank-accounts/00000000-0000-4000-8000-000000000000' },
  },
  play: async () => {
    await waitFor(() =>
      expect(
        screen.getByRole('heading', { name: 'This account is not in the list' }),
      ).toBeVisible(),
    )
  },
}

export const Empty: Story = {
  parameters: {
    states: ['route:bank-accounts:empty'],
    ...says('All is decided.'),
    ...atAll,
    msw: { handlers: [mocks.listBankAccounts.empty(), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Nothing in this list')).toBeVisible())
  },
}
