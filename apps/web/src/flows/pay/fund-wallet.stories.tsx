import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { paymentInitiationOf } from '@kinfold/personas/answers/payment-initiation-of'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { checkoutOf } from '@kinfold/personas/payments/checkout-of'
import { dayo } from '@kinfold/personas/people/people'
import type { PersonKey } from '@kinfold/personas/people/person'
import { referenceMoment } from '@kinfold/personas/reference-day'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { payIn } from '../../test/pay-steps.ts'
import { see } from '../../test/see.ts'

/** The page behind stays short. */
const asMember = (key: PersonKey) => [
  mocks.listTransactions.empty(),
  mocks.listWithdrawals.empty(),
  mocks.listPayments.empty(),
  ...handlersFor(key),
]

const meta = {
  title: 'Pages/Wallet/Fund wallet',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/wallet?action=fund', signedIn: true },
    msw: { handlers: asMember('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const fund = payIn('Fund wallet')

const deposit = () => {
  const payment = paymentsOf(dayo).find(each => each.purpose === 'deposit')
  if (!payment) throw new Error('Dayo has paid into his wallet')
  return payment
}

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['pay:wallet-deposit'],
    // On a desktop the panel's shadow is drawn over the list behind it in one of two ways, by chance.
    pictures: { modes: ['light-phone', 'dark-phone'] },
    docs: { description: { story: 'Into which wallet, and how much.' } },
  },
  play: async () => {
    await fund.giveAmount('100000')
    await expect((await fund.dialog()).getByRole('radio', { name: /NGN wallet/ })).toBeChecked()
  },
}

export const Ways: Story = {
  parameters: {
    pictures: { modes: ['light-phone'] },
    docs: { description: { story: 'By card or transfer: a wallet is not paid from a wallet.' } },
  },
  play: async () => {
    await fund.giveAmount('100000')
    await fund.press('Continue')
    await fund.openTab('Bank transfer')
    const dialog = await fund.dialog()
    await expect(await dialog.findByRole('radio', { name: /no receipt needed/ })).toBeEnabled()
    await expect(dialog.queryByRole('radio', { name: /wallet/ })).toBeNull()
  },
}

export const OtherWallet: Story = {
  parameters: {
    pictures: false,
    docs: { description: { story: 'Another wallet starts with an empty amount.' } },
  },
  play: async () => {
    await fund.giveAmount('100000')
    await fund.choose(/USD wallet/)
    await expect((await fund.dialog()).getByLabelText(/^Amount/)).toHaveValue('')
  },
}

export const GlobalMember: Story = {
  parameters: {
    pictures: false,
    msw: { handlers: asMember('efe') },
    docs: { description: { story: 'Dollars, and no wallet to choose.' } },
  },
  play: async () => {
    await fund.giveAmount('100')
    await expect((await fund.dialog()).queryByRole('radio')).toBeNull()
    await fund.press('Continue')
    await expect(await (await fund.dialog()).findByRole('radio', { name: /^Card/ })).toBeEnabled()
  },
}

export const NotYet: Story = {
  parameters: {
    pictures: false,
    msw: { handlers: asMember('bola') },
    docs: { description: { story: 'Documents come first.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('dialog', { name: 'Complete your KYC first' }))
  },
}

export const ByTransfer: Story = {
  tags: ['ready'],
  parameters: {
    states: ['payment:transfer', 'status:payment:pending'],
    msw: {
      handlers: [
        mocks.getPaymentStatus.answers({
          ...deposit(),
          ...checkoutOf({
            gateway: 'transfer',
            reference: deposit().reference,
            createdAt: referenceMoment,
          }),
          gateway: 'transfer',
          status: 'pending',
          settled_at: null,
          received: null,
        }),
        mocks.depositToWallet.answers(paymentInitiationOf('transfer', null)),
        ...asMember('dayo'),
      ],
    },
    docs: { description: { story: 'An account number that takes this payment and no other.' } },
  },
  play: async () => {
    await fund.giveAmount('100000')
    await fund.press('Continue')
    await fund.openTab('Bank transfer')
    await fund.choose(/no receipt needed/)
    await fund.press('Continue')
    await fund.press(/^Pay ₦100,000/)
    await see(() => screen.getByText('9 9 0 0, 0 0 0 0, 0 1'))
    await see(() => screen.getByText(/We are waiting for your transfer/))
  },
}
