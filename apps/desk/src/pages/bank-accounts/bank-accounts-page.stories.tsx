import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { takePage } from '@kinfold/contract/paging/take-page'
import { bankAccountsToCheck } from '@kinfold/personas/desk/bank-accounts-to-check'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'

const handlers = handlersFor('tunde')
const waiting = bankAccountsToCheck.find(({ status }) => status === 'waiting')
if (!waiting) throw new Error('These stories need an account that waits.')

const meta = {
  title: 'Desk/Bank accounts',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: `/desk/club/bank-accounts/${waiting.id}` },
    msw: { handlers },
    pictures: false,
  },
} satisfies Meta

export default meta
type Story = StoryObj

const about = (story: string) => ({ docs: { description: { story } } })
const atAll = { desk: { path: '/desk/club/bank-accounts' } }

const shown = () =>
  waitFor(() =>
    expect(
      screen.getByRole('heading', { level: 1, name: new RegExp(waiting.member.name) }),
    ).toBeVisible(),
  )

export const Ready: Story = {
  parameters: {
    states: ['route:bank-accounts:ready'],
    ...about('An account that no bank vouches for: the membership name beside its own.'),
    pictures: { modes: ['light-desktop', 'dark-phone'] },
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('a')
    await expect(screen.getByRole('button', { name: 'Approve' })).toHaveFocus()
  },
}

export const Approved: Story = {
  parameters: about('Approved by keys: payouts can go there.'),
  play: async () => {
    await shown()
    await userEvent.keyboard('a{Enter}')
    await waitFor(() => expect(screen.getByText('Approved. Payouts can go there.')).toBeVisible())
  },
}

export const Refusing: Story = {
  parameters: {
    ...about('A reason from the list, and what the member will read, word for word.'),
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
  parameters: about('Refused: the member is told the reason.'),
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
    ...about('Somebody else was faster: it is said.'),
    msw: { handlers: [mocks.approveBankAccount.fails('already_decided'), ...handlers] },
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('a{Enter}')
    await waitFor(() => expect(screen.getByText('Someone has already decided this.')).toBeVisible())
  },
}

export const AboutYourself: Story = {
  name: 'About yourself',
  parameters: {
    ...about('Nobody decides about their own account.'),
    msw: { handlers: [mocks.approveBankAccount.fails('about_yourself'), ...handlers] },
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('a{Enter}')
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true),
    )
  },
}

export const Decided: Story = {
  parameters: {
    ...about('One that was decided: by whom, when, and why.'),
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

export const Offline: Story = {
  parameters: {
    ...about('The network is gone: it is said, and it can be decided later.'),
    msw: { handlers: [mocks.approveBankAccount.offline(), ...handlers] },
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('a{Enter}')
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true),
    )
    await expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled()
  },
}

export const Empty: Story = {
  parameters: {
    states: ['route:bank-accounts:empty'],
    ...about('All is decided.'),
    ...atAll,
    msw: { handlers: [mocks.listBankAccounts.empty(), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Nothing in this list')).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: {
    states: ['route:bank-accounts:loading'],
    ...about('They are on their way.'),
    msw: { handlers: [mocks.listBankAccounts.never(), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The account is loading')).toBeInTheDocument())
  },
}

export const Failed: Story = {
  parameters: {
    states: ['route:bank-accounts:error'],
    ...about('They can’t be read; it can be asked again in place.'),
    msw: { handlers: [mocks.listBankAccounts.fails('internal'), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^The queue can’t be shown/)).toBeVisible(), {
      timeout: 15_000,
    })
  },
}

export const NotAnApprover: Story = {
  name: 'Not an approver',
  parameters: {
    states: ['route:bank-accounts:not-yours'],
    ...about('An operator without the role is told whose page it is.'),
    msw: { handlers: handlersFor('ngozi') },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'This queue is for others' })).toBeVisible(),
    )
  },
}
