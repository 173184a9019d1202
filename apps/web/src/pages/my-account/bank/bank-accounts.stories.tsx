import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { demoPassword } from '@kinfold/personas/demo-password'
import { bola, gbenga } from '@kinfold/personas/people/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../../../test/app-story.tsx'
import { chooseOption } from '../../../test/choose-option.ts'
import { see } from '../../../test/see.ts'

const meta = {
  title: 'Flows/Bank accounts',
  tags: ['flow'],
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/my-account?tab=Bank', signedIn: true },
    msw: { handlers: handlersFor('bola') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const bank = 'Guaranty Trust Bank'

const [dollarAccount] = gbenga.bankAccounts
const refused = dollarAccount && {
  ...dollarAccount,
  check: { status: 'refused' as const, reason: 'The statement names somebody else.' },
}

async function open(name: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog')
}

async function type(label: RegExp, text: string) {
  await userEvent.type(screen.getByRole('textbox', { name: label }), text)
}

async function enterPassword() {
  await userEvent.type(screen.getByLabelText(/^Your password/), demoPassword)
}

async function nameAccount() {
  await open('Add NGN account')
  await chooseOption(/^Bank/, bank)
  await type(/^Account number/, '0123456789')
}

async function save() {
  await userEvent.click(screen.getByRole('button', { name: 'Save this account' }))
}

async function saveAndSeeItClose() {
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await see(() => screen.getByText('Your bank account is saved.'))
}

export const InNaira: Story = {
  parameters: {
    docs: { description: { story: 'The bank says whose account it is, before it is saved.' } },
  },
  play: async () => {
    await nameAccount()
    await see(() => screen.getByText('BOLA ADEYEMI'))
    await see(() => screen.getByText(/it matches your membership name/))
    await enterPassword()
    await saveAndSeeItClose()
  },
}

export const NameKeepsItsPlace: Story = {
  parameters: {
    msw: { handlers: [mocks.resolveBankAccount.slow({ as: 'bola' }), ...handlersFor('bola')] },
    docs: {
      description: { story: 'The name and its skeleton are equally high: nothing below moves.' },
    },
  },
  play: async () => {
    await nameAccount()
    const label = await screen.findByText('The name on the account is loading')
    const skeleton = label.closest<HTMLElement>('[data-loading]')?.offsetHeight
    const name = await see(() => screen.getByText('BOLA ADEYEMI'))
    await expect(name.closest<HTMLElement>('[data-tone]')?.offsetHeight).toBe(skeleton)
  },
}

export const AnotherName: Story = {
  parameters: {
    states: ['account:name-differs'],
    msw: { handlers: [mocks.resolveBankAccount.differs({ as: 'bola' }), ...handlersFor('bola')] },
    docs: { description: { story: 'The words that the membership name doesn’t have are marked.' } },
  },
  play: async () => {
    await nameAccount()
    const word = await see(() => screen.getByText('ADEWALE'))
    await expect(word.tagName).toBe('MARK')
    await see(() => screen.getByText(/It doesn’t match your membership name, Bola Adeyemi/))
  },
}

export const NotFound: Story = {
  parameters: {
    states: ['error:bank_account_not_resolved'],
    msw: {
      handlers: [
        mocks.resolveBankAccount.fails('bank_account_not_resolved'),
        ...handlersFor('bola'),
      ],
    },
    docs: { description: { story: 'No such account: a toast and a banner say so.' } },
  },
  play: async () => {
    await nameAccount()
    await expect(await screen.findAllByText(/^We couldn’t find this account/)).not.toHaveLength(0)
  },
}

export const LookUpDown: Story = {
  parameters: {
    states: ['error:bank_lookup_unavailable'],
    msw: {
      handlers: [mocks.resolveBankAccount.fails('bank_lookup_unavailable'), ...handlersFor('bola')],
    },
    docs: { description: { story: 'The service that knows the names isn’t answering.' } },
  },
  play: async () => {
    await nameAccount()
    await expect(
      await screen.findAllByText(/^We are unable to validate your bank information/),
    ).not.toHaveLength(0)
  },
}

export const NoAnswer: Story = {
  parameters: {
    states: ['message:failure.noBankResponse'],
    msw: { handlers: [mocks.resolveBankAccount.offline(), ...handlersFor('bola')] },
    docs: { description: { story: 'Without a network the question gets no answer.' } },
  },
  play: async () => {
    await nameAccount()
    await expect(
      await screen.findAllByText(/^We are unable to validate your bank information/),
    ).not.toHaveLength(0)
  },
}

export const BanksFail: Story = {
  parameters: {
    states: ['account:banks-failed'],
    msw: {
      handlers: [mocks.listBanks.recovers('unavailable', { as: 'bola' }), ...handlersFor('bola')],
    },
    docs: { description: { story: 'The list of banks can be asked for again.' } },
  },
  play: async () => {
    const dialog = await open('Add NGN account')
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Try again' }))
    await chooseOption(/^Bank/, bank)
  },
}

export const NoNairaAccount: Story = {
  parameters: {
    states: ['error:wallet_not_available'],
    msw: {
      handlers: [mocks.updateNgnBankAccount.fails('wallet_not_available'), ...handlersFor('bola')],
    },
    docs: { description: { story: 'Residence changed meanwhile: naira is no longer offered.' } },
  },
  play: async () => {
    await nameAccount()
    await save()
    await see(() => screen.getByText('This wallet is not part of your membership.'))
  },
}

export const InDollars: Story = {
  parameters: {
    docs: { description: { story: 'Codes are written in capitals, however they are typed.' } },
  },
  play: async () => {
    await open('Add USD account')
    await type(/^Bank$/, 'Zenith Bank')
    await type(/^Account number/, '9876540002')
    await type(/^SWIFT/, 'zeibngla')
    await enterPassword()
    await saveAndSeeItClose()
  },
}

export const Abroad: Story = {
  parameters: { docs: { description: { story: 'An account with an IBAN.' } } },
  play: async () => {
    await open('Add International account')
    await chooseOption(/^Country/, 'Germany')
    await chooseOption(/^Currency/, 'Euro (EUR)')
    await type(/^Bank$/, 'Bank am See')
    await type(/^Address of the bank/, 'Seestraße 1, Berlin')
    await type(/^IBAN/, 'DE89370400440532013000')
    await type(/^SWIFT/, 'BASEDEBB')
    await enterPassword()
    await saveAndSeeItClose()
  },
}

export const AnyOther: Story = {
  parameters: { docs: { description: { story: 'Of any currency, with or without a code.' } } },
  play: async () => {
    await open('Add Another account')
    await save()
    await expect(await screen.findAllByText('Please fill this in.')).not.toHaveLength(0)
    await chooseOption(/^Country/, 'Ghana')
    await chooseOption(/^Currency/, 'Ghanaian Cedi (GHS)')
    await type(/^Bank$/, 'Accra Savings')
    await type(/^Account number/, '000123')
    await enterPassword()
    await saveAndSeeItClose()
  },
}

export const WithAnAuthenticator: Story = {
  parameters: {
    states: ['error:totp_required'],
    msw: { handlers: [mocks.updateUsdBankAccount.fails('totp_required'), ...handlersFor('bola')] },
    docs: { description: { story: 'Turned on in another browser: the code is asked for now.' } },
  },
  play: async () => {
    await open('Add USD account')
    await type(/^Bank$/, 'Zenith Bank')
    await type(/^Account number/, '9876540002')
    await expect(screen.queryByRole('textbox', { name: /^Code/ })).toBeNull()
    await save()
    await see(() => screen.getByText('Please enter the code from your authenticator app.'))
    await see(() => screen.getByRole('textbox', { name: /^Code/ }))
  },
}

export const WithoutAPassword: Story = {
  parameters: {
    states: ['error:password_required'],
    msw: {
      handlers: [mocks.updateUsdBankAccount.fails('password_required'), ...handlersFor('bola')],
    },
    docs: {
      description: { story: 'Only the owner changes where money goes: it asks who you are.' },
    },
  },
  play: async () => {
    await open('Add USD account')
    await type(/^Bank$/, 'Zenith Bank')
    await type(/^Account number/, '9876540002')
    await save()
    await see(() => screen.getByText('Please enter your password, so that we know it is you.'))
  },
}

export const ToBeChecked: Story = {
  parameters: {
    states: ['account:check-waiting'],
    app: { path: '/dashboard/my-account?tab=Bank', signedIn: true },
    msw: { handlers: handlersFor('gbenga') },
    docs: {
      description: { story: 'A dollar account is checked by the club before the first payout.' },
    },
  },
  play: async () => {
    await see(() => screen.getByText('We check this account before the first payout to it.'))
  },
}

export const Refused: Story = {
  parameters: {
    states: ['account:check-refused'],
    msw: {
      handlers: [
        mocks.getCustomer.answers(sessionUserOf(gbenga, { usd_bank_account: refused ?? null })),
        ...handlersFor('gbenga'),
      ],
    },
    docs: { description: { story: 'The club can’t pay there, and says why.' } },
  },
  play: async () => {
    await see(() => screen.getByText('We can’t pay to this account'))
    await see(() => screen.getByText('The statement names somebody else.'))
  },
}

export const WithdrawalsPaused: Story = {
  parameters: {
    states: ['account:withdrawals-paused'],
    msw: {
      handlers: [
        mocks.getCustomer.answers(
          sessionUserOf(bola, { withdrawals_paused_until: '2026-06-04T09:30:00Z' }),
        ),
        ...handlersFor('bola'),
      ],
    },
    docs: { description: { story: 'A changed account pauses withdrawals, and says until when.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Withdrawals are paused'))
  },
}
