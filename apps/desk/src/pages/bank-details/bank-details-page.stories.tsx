import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import {
  bankDetailsProposals,
  managedBankDetails,
} from '@kinfold/personas/desk/managed-bank-details'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { alertSaid } from '../../test/alert-said.ts'
import { deskStory } from '../../test/desk-story.tsx'
import { emptyStory } from '../../test/empty-story.ts'
import { mainPictures } from '../../test/main-pictures.ts'
import { pageShown } from '../../test/page-shown.ts'
import { readOnlyStory } from '../../test/read-only-story.ts'
import { sectionParameters } from '../../test/section-parameters.ts'

const handlers = handlersFor('zainab')
const moving = managedBankDetails.accounts.find(({ proposal }) => proposal !== null)
const quiet = managedBankDetails.accounts.find(({ proposal }) => proposal === null)
const [addition] = managedBankDetails.additions
if (!moving || !quiet || !addition) throw new Error('These stories need accounts.')

const at = (id: string) => ({ desk: { path: `/desk/club/bank-details/${id}` } })

const meta = {
  title: 'Desk/Bank details',
  ...deskStory,
  parameters: sectionParameters('/desk/club/bank-details', handlers),
} satisfies Meta

export default meta
type Story = StoryObj

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:bank-details:ready'],
    ...says('Where members transfer to, and what is proposed for it.'),
    ...mainPictures,
  },
  play: async () => {
    await pageShown('Bank details')
    await waitFor(() => expect(screen.getByText('To change')).toBeVisible())
    await expect(screen.getByText('New, to confirm')).toBeVisible()
  },
}

export const Change: Story = {
  parameters: {
    ...says('One figure would be another: it stands out for the second person.'),
    ...at(moving.id),
    ...mainPictures,
  },
  play: async () => {
    await pageShown('Access Bank')
    await userEvent.keyboard('a')
    await expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus()
  },
}

export const Confirmed: Story = {
  parameters: { ...says('Confirmed by keys.'), ...at(moving.id) },
  play: async () => {
    await pageShown('Access Bank')
    await userEvent.keyboard('a{Enter}')
    await waitFor(() => expect(screen.getByText(/^Members see/)).toBeVisible())
  },
}

export const OwnAddition: Story = {
  name: 'Own addition',
  parameters: {
    ...says('A new account, with all of it; its author can’t confirm it.'),
    ...at(addition.id),
  },
  play: async () => {
    await pageShown('Zenith Bank')
    await expect(screen.getByText('Members don’t see it yet.')).toBeVisible()
    await expect(screen.getByText(/^You proposed this, so another/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
  },
}

export const Removal: Story = {
  parameters: {
    ...says('What is no longer shown once the second person agrees.'),
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
    await pageShown(quiet.details.bank_name)
    await expect(screen.getByText('Not shown any more')).toBeVisible()
    await userEvent.keyboard('a')
    await expect(screen.getByRole('button', { name: 'Take it off' })).toHaveFocus()
  },
}

export const Proposing: Story = {
  parameters: {
    ...says('What each region needs, in the sentences of its rules.'),
    ...at('new'),
    pictures: { modes: ['light-desktop'] },
  },
  play: async () => {
    await pageShown('Propose an account')
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

async function fill() {
  await pageShown('Propose an account')
  await userEvent.type(screen.getByLabelText(/^Bank/), 'Zenith Bank')
  await userEvent.type(screen.getByLabelText(/^Name of/), 'Kinfold Cooperative Society')
  await userEvent.type(screen.getByLabelText(/^Account number/), '0000012307')
  await userEvent.type(screen.getByLabelText(/^Why/), 'Many members bank there.')
}

export const Proposed: Story = {
  parameters: { ...says('Proposed: another administrator has to confirm it.'), ...at('new') },
  play: async () => {
    await fill()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText(/another administrator/i)).toBeVisible())
  },
}

export const Changing: Story = {
  parameters: {
    ...says('An account as it is, to be changed.'),
    ...at(quiet.id),
  },
  play: async () => {
    await pageShown(quiet.details.bank_name)
    await expect(screen.getByLabelText(/^Account number/)).toHaveValue(quiet.details.account_number)
    await userEvent.click(screen.getByRole('button', { name: 'Propose it' }))
    await waitFor(() => expect(screen.getByText('Please fill this in.')).toBeVisible())
    await waitFor(() => expect(screen.getByLabelText(/^Why/)).toHaveFocus())
  },
}

export const TakingOff: Story = {
  name: 'Taking off',
  parameters: {
    ...says('Or to be taken off, which has a form of its own at the same address.'),
    ...at(quiet.id),
    msw: { handlers: [mocks.proposeBankDetailsRemoval.offline(), ...handlers] },
  },
  play: async () => {
    await pageShown(quiet.details.bank_name)
    await userEvent.click(screen.getByRole('radio', { name: 'Take it off' }))
    await userEvent.type(await screen.findByLabelText(/^Why/), 'The branch closes.')
    await userEvent.click(screen.getByRole('button', { name: 'Propose it' }))
    await alertSaid()
    await userEvent.click(screen.getByRole('radio', { name: 'Change it' }))
    await expect(screen.getByLabelText(/^Why/)).toHaveValue('')
    await userEvent.click(screen.getByRole('radio', { name: 'Take it off' }))
    await waitFor(() => expect(screen.getByLabelText(/^Why/)).toHaveValue('The branch closes.'))
  },
}

export const ChangedMeanwhile: Story = {
  name: 'Changed meanwhile',
  parameters: {
    ...says('The account has changed since: the server’s sentence is said.'),
    ...at(quiet.id),
    msw: { handlers: [mocks.proposeBankDetailsChange.fails('conflict'), ...handlers] },
  },
  play: async () => {
    await pageShown(quiet.details.bank_name)
    await userEvent.type(screen.getByLabelText(/^Why/), 'The bank was renamed.')
    await userEvent.click(screen.getByRole('button', { name: 'Propose it' }))
    await alertSaid()
  },
}

export const ForAnApprover: Story = {
  name: 'For an approver',
  ...readOnlyStory({
    says: 'Others see the accounts, and propose nothing.',
    ...at(quiet.id),
    title: quiet.details.bank_name,
    reads: () => screen.getByText('As members see it'),
    without: /^Propose/,
  }),
}

export const Empty: Story = emptyStory({
  state: 'route:bank-details:empty',
  says: 'A club that has no account yet.',
  handlers: [mocks.listManagedBankDetails.answers({ accounts: [], additions: [] }), ...handlers],
  heading: 'No account yet',
})
