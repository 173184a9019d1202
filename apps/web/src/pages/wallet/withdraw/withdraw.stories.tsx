import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { successMessages } from '@kinfold/contract/messages'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { walletsOf } from '@kinfold/personas/answers/wallets-of'
import { dayo } from '@kinfold/personas/people/people'
import type { PersonKey } from '@kinfold/personas/people/person'
import { expectHeard, listen } from '@kinfold/ui/expect-heard'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../../../test/app-story.tsx'
import { see } from '../../../test/see.ts'

const withdraw = '/dashboard/wallet?action=withdraw'

/** The page behind stays short. */
const asMember = (key: PersonKey) => [
  mocks.listTransactions.empty(),
  mocks.listWithdrawals.empty(),
  ...handlersFor(key),
]

const meta = {
  title: 'Pages/Wallet/Withdraw',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: withdraw, signedIn: true },
    msw: { handlers: asMember('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const modal = async () => within(await see(() => screen.getByRole('dialog', { name: 'Withdraw' })))
const button = async () => (await modal()).getByRole('button', { name: 'Withdraw' })

async function ask(amount: string): Promise<void> {
  await userEvent.type(await (await modal()).findByLabelText(/^Amount/), amount)
  await userEvent.click(await button())
}

async function seeRefusal(sentence: string): Promise<void> {
  await ask('5000')
  const alert = await see(() => screen.getByRole('alert'))
  await expect(alert).toHaveTextContent(sentence)
}

const changed = (changes: Parameters<typeof sessionUserOf>[1]) => ({
  handlers: [mocks.getCustomer.answers(sessionUserOf(dayo, changes)), ...asMember('dayo')],
})
const hindered = (...ngn: NonNullable<Obstacles>) =>
  changed({ can_make_withdrawal: false, withdrawal_obstacles: { ngn, usd: ngn } })
type Obstacles = NonNullable<ReturnType<typeof sessionUserOf>['withdrawal_obstacles']>['usd']

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['withdraw:ready'],
    // On a desktop the panel's shadow is drawn over the list behind it in one of two ways, by chance.
    pictures: { modes: ['light-phone', 'dark-phone'] },
    docs: { description: { story: 'Where it goes, what it costs, when it is there.' } },
  },
  play: async () => {
    await userEvent.type(await (await modal()).findByLabelText(/^Amount/), '250000.5')
    await waitFor(async () => expect(await button()).toBeEnabled())
    await expect((await modal()).getByText('By 5 July 2026')).toBeVisible()
  },
}

export const Everything: Story = {
  parameters: {
    pictures: false,
    states: ['withdraw:everything'],
    docs: {
      description: {
        story: 'One press for all there is. More stays as it was typed, and can’t be asked for.',
      },
    },
  },
  play: async () => {
    const dialog = await modal()
    const field = await dialog.findByLabelText(/^Amount/)
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw everything' }))
    await waitFor(async () => expect(await button()).toBeEnabled())
    await userEvent.clear(field)
    await listen()
    await userEvent.type(field, '9999999')
    await expectHeard(/is all that is available/)
    await expect(dialog.getByText(/is all that is available/)).toBeVisible()
    await expect(field).toHaveValue('9,999,999')
    await expect(dialog.getByText('Arrives').parentElement).not.toHaveTextContent('₦')
    await expect(await button()).toBeDisabled()
  },
}

export const LessThanTheLeast: Story = {
  parameters: {
    pictures: false,
    states: ['withdraw:less-than-the-least'],
    docs: { description: { story: 'The least is said before anybody presses.' } },
  },
  play: async () => {
    const dialog = await modal()
    await userEvent.type(await dialog.findByLabelText(/^Amount/), '999')
    await expect(dialog.getByText(/^The least you can withdraw is ₦1,000/)).toBeVisible()
    await expect(await button()).toBeDisabled()
    await userEvent.type(dialog.getByLabelText(/^Amount/), '9')
    await waitFor(async () => expect(await button()).toBeEnabled())
  },
}

export const SomeLater: Story = {
  name: 'Some later',
  parameters: {
    pictures: { modes: ['light-phone'] },
    states: ['withdraw:some-later'],
    msw: { handlers: [mocks.getWallets.uncleared({ as: 'dayo' }), ...asMember('dayo')] },
    docs: {
      description: {
        story: 'What has not cleared yet is said with its day; everything is what is ready.',
      },
    },
  },
  play: async () => {
    const dialog = await modal()
    const field = await dialog.findByLabelText(/^Amount/)
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw everything' }))
    await waitFor(async () => expect(await button()).toBeEnabled())
    const ready = walletsOf(dayo).ngn?.ready ?? 0
    await userEvent.clear(field)
    await userEvent.type(field, String(ready - 5000))
    await expect(
      await dialog.findByText(/can be withdrawn now, and .* from Thu 4 Jun/),
    ).toBeVisible()
    await expect(await button()).toBeDisabled()
  },
}

export const Dollars: Story = {
  parameters: {
    app: { path: `${withdraw}&currency=USD`, signedIn: true },
    states: ['withdraw:usd'],
    docs: { description: { story: 'From the other wallet, to another account.' } },
  },
  play: async () => {
    await expect((await modal()).getByRole('radio', { name: /USD wallet/ })).toBeChecked()
    await expect(await (await modal()).findByText(/Zenith Bank/)).toBeVisible()
  },
}

export const OtherWallet: Story = {
  parameters: {
    pictures: false,
    states: ['withdraw:wallet-chosen'],
    docs: { description: { story: 'Another wallet starts with an empty amount.' } },
  },
  play: async () => {
    await userEvent.type(await (await modal()).findByLabelText(/^Amount/), '5000')
    await userEvent.click((await modal()).getByRole('radio', { name: /USD wallet/ }))
    await see(() => screen.getByText(/Zenith Bank/))
    await expect((await modal()).getByLabelText(/^Amount/)).toHaveValue('')
    await expect(await button()).toBeDisabled()
  },
}

export const GlobalMember: Story = {
  parameters: {
    pictures: false,
    states: ['withdraw:global'],
    msw: { handlers: asMember('efe') },
    docs: { description: { story: 'Dollars only: there is nothing to choose.' } },
  },
  play: async () => {
    await expect(await (await modal()).findByText(/First Lakeside Bank/)).toBeVisible()
    await expect((await modal()).queryByRole('radio')).toBeNull()
  },
}

export const Requested: Story = {
  tags: ['ready'],
  parameters: {
    states: ['message:success.withdrawalRequested'],
    docs: { description: { story: 'What was asked for, and that it can still be cancelled.' } },
  },
  play: async () => {
    await ask('5000')
    const done = await see(() => screen.getByRole('dialog', { name: 'Withdrawal requested' }))
    await expect(within(done).getByText(successMessages.withdrawalRequested)).toBeVisible()
    await expect(done.querySelector('[tabindex="-1"]')).toHaveFocus()
  },
}

export const Loading: Story = {
  parameters: {
    states: ['withdraw:loading'],
    msw: { handlers: [mocks.getWallets.never(), ...asMember('dayo')] },
    docs: { description: { story: 'The balance is on its way; nothing can be sent.' } },
  },
  play: async () => {
    await expect(await (await modal()).findByText('Your balance is loading')).toBeInTheDocument()
    await expect(await button()).toBeDisabled()
  },
}

export const BalanceFails: Story = {
  parameters: {
    pictures: false,
    states: ['withdraw:balance-failed'],
    msw: { handlers: [mocks.getWallets.fails('unavailable'), ...asMember('dayo')] },
    docs: { description: { story: 'A balance that can’t be read can be asked for again.' } },
  },
  play: async () => {
    const again = await (await modal()).findByRole('button', { name: 'Try again' })
    await expect(again).toBeEnabled()
  },
}

export const NothingAvailable: Story = {
  parameters: {
    states: ['withdraw:nothing-available'],
    msw: { handlers: [mocks.getWallets.empty({ as: 'dayo' }), ...asMember('dayo')] },
    docs: { description: { story: 'An empty wallet says why nothing can be sent.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Nothing is available in this wallet right now.'))
    await expect(await button()).toBeDisabled()
  },
}

export const NotReady: Story = {
  tags: ['ready'],
  parameters: {
    states: ['withdraw:obstacles'],
    msw: { handlers: asMember('bola') },
    docs: { description: { story: 'What is missing, each with a link to add it.' } },
  },
  play: async () => {
    const link = await (await modal()).findByRole('link', { name: 'Add your bank account' })
    await expect(link).toHaveAttribute('href', '/dashboard/my-account?tab=Bank')
    await expect(await button()).toBeDisabled()
  },
}

export const DocumentsPending: Story = {
  parameters: {
    pictures: false,
    states: ['withdraw:documents-pending'],
    msw: { handlers: asMember('chidi') },
    docs: {
      description: {
        story: 'Documents that are being checked: how long it takes, and whom to ask after that.',
      },
    },
  },
  play: async () => {
    const sentence = /pending approval\. We are checking them, which takes 2 or 3 business days/
    await expect(await (await modal()).findByText(sentence)).toBeVisible()
  },
}

export const Paused: Story = {
  parameters: {
    pictures: false,
    states: ['withdraw:paused'],
    msw: changed({
      can_make_withdrawal: false,
      withdrawal_obstacles: { ngn: ['paused'], usd: ['paused'] },
      withdrawals_paused_until: '2026-06-04T08:00:00Z',
    }),
    docs: { description: { story: 'A changed account pauses withdrawals, and says until when.' } },
  },
  play: async () => {
    await expect(await (await modal()).findByText(/go on from 4 June 2026/)).toBeVisible()
  },
}

export const OtherName: Story = {
  parameters: {
    pictures: false,
    states: ['withdraw:other-name'],
    msw: hindered('bank_name'),
    docs: { description: { story: 'An account in another name is paid nothing.' } },
  },
  play: async () => {
    const link = await (await modal()).findByRole('link', { name: 'Check your bank account' })
    await expect(link).toHaveAttribute('href', '/dashboard/my-account?tab=Bank')
  },
}

export const AccountUnchecked: Story = {
  parameters: {
    app: { path: `${withdraw}&currency=USD`, signedIn: true },
    pictures: false,
    states: ['withdraw:account-unchecked'],
    msw: changed({
      usd_bank_account: {
        ...(sessionUserOf(dayo).usd_bank_account ?? never()),
        check: { status: 'waiting', reason: null },
      },
    }),
    docs: { description: { story: 'A new dollar account is checked before it is paid to.' } },
  },
  play: async () => {
    await expect(await (await modal()).findByText(/We check this account before/)).toBeVisible()
  },
}

export const CodeAsked: Story = {
  parameters: {
    states: ['withdraw:code-asked'],
    msw: changed({ totp_enabled: true }),
    docs: { description: { story: 'A member with an authenticator app is asked for its code.' } },
  },
  play: async () => {
    await expect(await (await modal()).findByLabelText(/authenticator app/)).toBeVisible()
  },
}

export const CodeAskedAfterwards: Story = {
  parameters: {
    pictures: false,
    states: ['withdraw:code-asked-afterwards'],
    msw: {
      handlers: [mocks.createWithdrawal.fails('totp_required'), ...asMember('dayo')],
    },
    docs: { description: { story: 'The app was turned on elsewhere: its code is asked for.' } },
  },
  play: async () => {
    await ask('5000')
    await expect(await (await modal()).findByLabelText(/authenticator app/)).toBeVisible()
  },
}

export const SpentMeanwhile: Story = {
  parameters: {
    states: ['error:insufficient_balance'],
    msw: {
      handlers: [mocks.createWithdrawal.fails('insufficient_balance'), ...asMember('dayo')],
    },
    docs: { description: { story: 'Another device was faster: the amount stays in the form.' } },
  },
  play: () => seeRefusal('Your available balance is less than this amount.'),
}

export const NotReadyMeanwhile: Story = {
  parameters: {
    pictures: false,
    states: ['error:money_not_ready'],
    msw: { handlers: [mocks.createWithdrawal.fails('money_not_ready'), ...asMember('dayo')] },
    docs: { description: { story: 'What was ready was spent while the page was open.' } },
  },
  play: () => seeRefusal('Some of this money can’t be withdrawn yet.'),
}

export const TooSmall: Story = {
  parameters: {
    pictures: false,
    states: ['error:withdrawal_too_small'],
    msw: {
      handlers: [mocks.createWithdrawal.fails('withdrawal_too_small'), ...asMember('dayo')],
    },
    docs: { description: { story: 'The club pays no tiny sums, unless that is all there is.' } },
  },
  play: () => seeRefusal('This is less than a withdrawal can be.'),
}

export const TooMany: Story = {
  parameters: {
    pictures: false,
    states: ['error:too_many_withdrawals'],
    msw: {
      handlers: [mocks.createWithdrawal.fails('too_many_withdrawals'), ...asMember('dayo')],
    },
    docs: { description: { story: 'So many may be on their way at once, and no more.' } },
  },
  play: () => seeRefusal('Several withdrawals are on their way already.'),
}

export const PausedMeanwhile: Story = {
  parameters: {
    pictures: false,
    states: ['error:withdrawals_paused'],
    msw: {
      handlers: [mocks.createWithdrawal.fails('withdrawals_paused'), ...asMember('dayo')],
    },
    docs: { description: { story: 'The account was changed on another device.' } },
  },
  play: () => seeRefusal('Withdrawals are paused for a short while'),
}

export const NotAllowedMeanwhile: Story = {
  parameters: {
    pictures: false,
    states: ['error:withdrawal_not_allowed'],
    msw: {
      handlers: [mocks.createWithdrawal.fails('withdrawal_not_allowed'), ...asMember('dayo')],
    },
    docs: { description: { story: 'The account was refused while the page was open.' } },
  },
  play: () => seeRefusal('Your account is not ready for withdrawals yet.'),
}

export const UnverifiedMeanwhile: Story = {
  parameters: {
    pictures: false,
    states: ['error:verification_required'],
    msw: {
      handlers: [mocks.createWithdrawal.fails('verification_required'), ...asMember('dayo')],
    },
    docs: { description: { story: 'A document has to be handed in again.' } },
  },
  play: () => seeRefusal('Your documents have to be approved first.'),
}

export const TermsMeanwhile: Story = {
  parameters: {
    pictures: false,
    states: ['error:terms_not_accepted'],
    msw: {
      handlers: [mocks.createWithdrawal.fails('terms_not_accepted'), ...asMember('dayo')],
    },
    docs: { description: { story: 'The terms changed while the page was open.' } },
  },
  play: () => seeRefusal('Please accept the terms to continue.'),
}

export const StillRunning: Story = {
  parameters: {
    pictures: false,
    states: ['error:idempotency_in_progress'],
    msw: {
      handlers: [mocks.createWithdrawal.fails('idempotency_in_progress'), ...asMember('dayo')],
    },
    docs: { description: { story: 'The same attempt is still being carried out.' } },
  },
  play: () => seeRefusal('We are still working on this. Please wait a moment.'),
}

function never(): never {
  throw new Error('Dayo has a dollar account')
}
