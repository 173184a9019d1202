import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import {
  bankDetailsProposals,
  managedBankDetails,
} from '@kinfold/personas/desk/managed-bank-details'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'

const handlers = handlersFor('zainab')
const moving = managedBankDetails.accounts.find(({ proposal }) => proposal !== null)
const quiet = managedBankDetails.accounts.find(({ proposal }) => proposal === null)
const [addition] = managedBankDetails.additions
if (!moving || !quiet || !addition) throw new Error('These stories need accounts.')

const at = (id: string) => ({ desk: { path: `/desk/club/bank-details/${id}` } })

const meta = {
  title: 'Desk/Bank details',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: '/desk/club/bank-details' },
    msw: { handlers },
    pictures: false,
  },
} satisfies Meta

export default meta
type Story = StoryObj

const about = (story: string) => ({ docs: { description: { story } } })
const main = { pictures: { modes: ['light-desktop', 'dark-phone'] } } as const

const shown = (name: string | RegExp = 'Bank details') =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible())

export const Ready: Story = {
  parameters: {
    states: ['route:bank-details:ready'],
    ...about('Where members transfer to, and what is proposed for it.'),
    ...main,
  },
  play: async () => {
    await shown()
    await waitFor(() => expect(screen.getByText('To change')).toBeVisible())
    await expect(screen.getByText('New, to confirm')).toBeVisible()
  },
}

export const Change: Story = {
  parameters: {
    ...about('One figure would be another: it stands out for the second person.'),
    ...at(moving.id),
    ...main,
  },
  play: async () => {
    await shown('Access Bank')
    await userEvent.keyboard('a')
    await expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus()
  },
}

export const Confirmed: Story = {
  parameters: { ...about('Confirmed by keys.'), ...at(moving.id) },
  play: async () => {
    await shown('Access Bank')
    await userEvent.keyboard('a{Enter}')
    await waitFor(() => expect(screen.getByText(/^Members see/)).toBeVisible())
  },
}

export const OwnAddition: Story = {
  name: 'Own addition',
  parameters: {
    ...about('A new account, with all of it; its author can’t confirm it.'),
    ...at(addition.id),
  },
  play: async () => {
    await shown('Zenith Bank')
    await expect(screen.getByText('Members don’t see it yet.')).toBeVisible()
    await expect(screen.getByText(/^You proposed this, so another/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
  },
}

export const Removal: Story = {
  parameters: {
    ...about('What is no longer shown once the second person agrees.'),
    ...at(quiet.id),
    msw: {
      handlers: [
        mocks.listManagedBankDetails.answers({
          additions: [],
          accounts: managedBankDetails.accounts.map(account =>
            account.id === quiet.id
              ? {
                  ...account,
                  proposal: {
                    ...addition,
                    ...bankDetailsProposals[0],
                    id: addition.id,
                    kind: 'removal',
                    account_id: account.id,
                    details: account.details,
                  },
                }
              : account,
          ),
        }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown(quiet.details.bank_name)
    await expect(screen.getByText('Not shown any more')).toBeVisible()
    await userEvent.keyboard('a')
    await expect(screen.getByRole('button', { name: 'Take it off' })).toHaveFocus()
  },
}

export const Proposing: Story = {
  parameters: {
    ...about('What each region needs, in the sentences of its rules.'),
    ...at('new'),
    pictures: { modes: ['light-desktop'] },
  },
  play: async () => {
    await shown('Propose an account')
    await userEvent.click(screen.getByRole('radio', { name: 'USA' }))
    await userEvent.type(screen.getByLabelText(/^Bank/), 'First Lakeside Bank')
    await userEvent.type(screen.getByLabelText(/^Name of/), 'Kinfold Cooperative Society')
    await userEvent.type(screen.getByLabelText(/^Account number/), '400000012304')
    await userEvent.type(screen.getByLabelText(/^Why/), 'For members in Chicago.')
    await userEvent.click(screen.getByRole('button', { name: 'Propose it' }))
    await waitFor(() => expect(screen.getByText(/need the 9 digits/)).toBeVisible())
    await waitFor(() => expect(screen.getByLabelText(/^Routing number/)).toHaveFocus())
  },
}

export const Proposed: Story = {
  parameters: { ...about('Proposed: another administrator has to confirm it.'), ...at('new') },
  play: async () => {
    await shown('Propose an account')
    await userEvent.type(screen.getByLabelText(/^Bank/), 'Zenith Bank')
    await userEvent.type(screen.getByLabelText(/^Name of/), 'Kinfold Cooperative Society')
    await userEvent.type(screen.getByLabelText(/^Account number/), '0000012307')
    await userEvent.type(screen.getByLabelText(/^Why/), 'Many members bank there.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText(/another administrator/i)).toBeVisible())
  },
}

export const Changing: Story = {
  parameters: {
    ...about('An account as it is, to be changed.'),
    ...at(quiet.id),
  },
  play: async () => {
    await shown(quiet.details.bank_name)
    await expect(screen.getByLabelText(/^Account number/)).toHaveValue(quiet.details.account_number)
    await userEvent.click(screen.getByRole('button', { name: 'Propose it' }))
    await waitFor(() => expect(screen.getByText('Please fill this in.')).toBeVisible())
    await waitFor(() => expect(screen.getByLabelText(/^Why/)).toHaveFocus())
  },
}

export const TakingOff: Story = {
  name: 'Taking off',
  parameters: {
    ...about('Or to be taken off, which has a form of its own at the same address.'),
    ...at(quiet.id),
    msw: { handlers: [mocks.proposeBankDetailsRemoval.offline(), ...handlers] },
  },
  play: async () => {
    await shown(quiet.details.bank_name)
    await userEvent.click(screen.getByRole('button', { name: 'Take it off' }))
    await userEvent.type(await screen.findByLabelText(/^Why/), 'The branch closes.')
    await userEvent.click(screen.getByRole('button', { name: 'Propose it' }))
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Change it' }))
    await expect(screen.getByLabelText(/^Why/)).toHaveValue('')
    await userEvent.click(screen.getByRole('button', { name: 'Take it off' }))
    await waitFor(() => expect(screen.getByLabelText(/^Why/)).toHaveValue('The branch closes.'))
  },
}

export const ChangedMeanwhile: Story = {
  name: 'Changed meanwhile',
  parameters: {
    ...about('The account has changed since: the server’s sentence is said.'),
    ...at(quiet.id),
    msw: { handlers: [mocks.proposeBankDetailsChange.fails('conflict'), ...handlers] },
  },
  play: async () => {
    await shown(quiet.details.bank_name)
    await userEvent.type(screen.getByLabelText(/^Why/), 'The bank was renamed.')
    await userEvent.click(screen.getByRole('button', { name: 'Propose it' }))
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true),
    )
  },
}

export const ForAnApprover: Story = {
  name: 'For an approver',
  parameters: {
    ...about('Others see the accounts, and propose nothing.'),
    ...at(quiet.id),
    msw: { handlers: handlersFor('tunde') },
  },
  play: async () => {
    await shown(quiet.details.bank_name)
    await expect(screen.getByText('As members see it')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Propose it' })).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: {
    states: ['route:bank-details:empty'],
    ...about('A club that has no account yet.'),
    msw: {
      handlers: [
        mocks.listManagedBankDetails.answers({ accounts: [], additions: [] }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'No account yet' })).toBeVisible(),
    )
  },
}

export const Loading: Story = {
  parameters: {
    states: ['route:bank-details:loading'],
    ...about('They are on their way.'),
    msw: { handlers: [mocks.listManagedBankDetails.never(), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Accounts: loading')).toBeInTheDocument())
  },
}

export const Failed: Story = {
  parameters: {
    states: ['route:bank-details:error'],
    ...about('They can’t be read; it can be asked again in place.'),
    msw: { handlers: [mocks.listManagedBankDetails.fails('internal'), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^The accounts can’t be shown/)).toBeVisible(), {
      timeout: 15_000,
    })
  },
}
