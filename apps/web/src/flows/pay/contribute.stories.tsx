import { takeFile } from '@kinfold/api/mocks/file'
import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { Refusal } from '@kinfold/api/mocks/refusal'
import { wrongFileType } from '@kinfold/contract/file/file-problem'
import { kycMessages, successMessages } from '@kinfold/contract/messages'
import { tooMuchAtOnce } from '@kinfold/contract/money/wire-amount'
import { paymentMessages } from '@kinfold/contract/payment/payment-body'
import { sentenceOfStarted } from '@kinfold/contract/payment/started-again'
import { paymentInitiationOf } from '@kinfold/personas/answers/payment-initiation-of'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { allPortfoliosOf, portfoliosOf } from '@kinfold/personas/answers/portfolios-of'
import { quoteOf } from '@kinfold/personas/answers/quote-of'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { clubBankAccounts } from '@kinfold/personas/payments/club-bank-accounts'
import { dayo } from '@kinfold/personas/people/people'
import type { PersonKey } from '@kinfold/personas/people/person'
import { diasporaPool, growthPool, purpleDollar } from '@kinfold/personas/plans/demo-plans'
import { expectHeard, expectHeardOnly, listen } from '@kinfold/ui/expect-heard'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { chooseFile } from '../../test/choose-file.ts'
import { chooseOption } from '../../test/choose-option.ts'
import { payIn } from '../../test/pay-steps.ts'
import { see } from '../../test/see.ts'
import { quoteBodyOf } from './choice/asked-payment.ts'
import { keepDraft, type PayDraft } from './choice/pay-draft.ts'
import { quoteName } from './choice/use-quotes.ts'

const contributeTo = (planId: number) => ({
  path: `/dashboard/investment-pools/${planId}?action=contribute`,
  signedIn: true,
})

/** The page behind stays short. */
const asMember = (key: PersonKey) => [
  mocks.listPortfolios.empty(),
  mocks.listPayments.empty(),
  ...handlersFor(key),
]

const meta = {
  title: 'Pages/Contribute/Pay',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    // The page behind is judged in its own stories.
    pictures: { area: 'screen' },
    app: contributeTo(growthPool.id),
    msw: { handlers: asMember('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const pool = payIn('Contribute to Family Growth Pool')
const dollars = payIn('Contribute to Purple USD')
const diaspora = payIn('Contribute to Diaspora Pool')

/** A payment that began as this one of the club's did. */
const someone = () => {
  const [payment] = paymentsOf(dayo)
  if (!payment) throw new Error('Dayo has payments')
  return payment
}

const [ownPortfolio] = allPortfoliosOf(dayo)
if (!ownPortfolio) throw new Error('Dayo has portfolios')

export const Amount: Story = {
  tags: ['ready'],
  parameters: {
    states: ['pay:amount'],
    docs: { description: { story: 'How much and how often, with what it could become.' } },
  },
  play: async () => {
    await pool.giveAmount('500000')
    await pool.seeAlert(/It is an example, not a promise/)
  },
}

export const AddedToWhatThereIs: Story = {
  parameters: {
    pictures: false,
    states: ['pay:add-to-own'],
    msw: { handlers: [mocks.listPayments.empty(), ...handlersFor('dayo')] },
    docs: {
      description: {
        story: 'Who has something in the plan adds to it, with any amount, or starts another.',
      },
    },
  },
  play: async () => {
    const dialog = await pool.dialog()
    const own = await dialog.findAllByRole('radio', { name: /^Add to what you have/ })
    await expect(own[0]).toBeChecked()
    await pool.giveAmount('5000')
    await pool.choose(/^Start another/)
    await pool.press('Continue')
    await pool.seeAlert('This plan starts at ₦50,000.')
    await pool.choose(/^Add to what you have/)
    await pool.press('Continue')
    await (await pool.dialog()).findByRole('radio', { name: /^NGN wallet/ })
  },
}

export const HugeAmount: Story = {
  parameters: {
    pictures: false,
    states: ['pay:huge-amount'],
    docs: {
      description: { story: 'The largest amount fits where it is typed, chosen and reviewed.' },
    },
  },
  play: async () => {
    await pool.giveAmount('1000000000000')
    await pool.press('Continue')
    await pool.openTab('Bank transfer')
    await pool.choose(/with a receipt/)
    await pool.press('Continue')
    await chooseOption(/Your bank/, 'GTBank')
    await pool.seeAlert('1,000,000,000,000')
    const { scrollWidth, clientWidth } = screen.getByRole('dialog')
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const TooMuchWithTheCharge: Story = {
  parameters: {
    pictures: false,
    states: ['pay:too-much-with-charge'],
    docs: { description: { story: 'A way whose charge makes it too much says so itself.' } },
  },
  play: async () => {
    await pool.giveAmount('999999999999.99')
    await pool.press('Continue')
    const card = await (await pool.dialog()).findByRole('radio', { name: /^Card/ })
    await waitFor(() => expect(card).toHaveAccessibleDescription(tooMuchAtOnce))
    await expect(card).toBeDisabled()
  },
}

export const StepTooEarly: Story = {
  parameters: {
    pictures: false,
    app: {
      path: `/dashboard/investment-pools/${growthPool.id}?action=contribute&step=review`,
      signedIn: true,
    },
    docs: {
      description: {
        story:
          'An address leads no further than the answers do, and no step opens while one types.',
      },
    },
  },
  play: async () => {
    await pool.giveAmount('500000')
    await expect(await (await pool.dialog()).findByLabelText(/^Amount/)).toHaveValue('500,000')
    await pool.press('Continue')
    const heading = await (await pool.dialog()).findByRole('heading', { name: /Way to pay$/ })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(heading).toHaveAccessibleName('Step 2 of 3: Way to pay')
  },
}

export const TooLittle: Story = {
  parameters: {
    states: ['pay:too-little'],
    docs: { description: { story: 'Less than the plan takes: said where it is typed.' } },
  },
  play: async () => {
    await pool.giveAmount('5000')
    await pool.press('Continue')
    await pool.seeAlert('This plan starts at ₦50,000.')
  },
}

export const Ways: Story = {
  tags: ['ready'],
  parameters: {
    states: ['pay:ways', 'pay:wallet-other-currency'],
    docs: { description: { story: 'Each way with its arrival, charge and total.' } },
  },
  play: async () => {
    await pool.giveAmount('500000')
    await pool.press('Continue')
    const card = { name: /^Card/, description: /₦2,000 charge You pay ₦502,000/ }
    await expect(await (await pool.dialog()).findByRole('radio', card)).toBeEnabled()
    await pool.seeAlert('It pays for dollar plans only.')
  },
}

export const ByBankTransfer: Story = {
  parameters: {
    pictures: { modes: ['light-phone'] },
    states: ['pay:no-way'],
    docs: { description: { story: 'Two kinds of transfer; going on asks for one of them.' } },
  },
  play: async () => {
    await pool.giveAmount('500000')
    await pool.press('Continue')
    await pool.openTab('Bank transfer')
    await pool.press('Continue')
    await pool.seeAlert('Please choose how to pay.')
  },
}

export const NotEnoughInTheWallet: Story = {
  parameters: {
    pictures: false,
    states: ['pay:short-wallet'],
    docs: { description: { story: 'A wallet with less than it costs says how much there is.' } },
  },
  play: async () => {
    await pool.giveAmount('90000000')
    await pool.press('Continue')
    await pool.seeAlert(/less than this costs/)
    await expect((await pool.dialog()).getByRole('radio', { name: /NGN wallet/ })).toBeDisabled()
  },
}

export const Recurring: Story = {
  parameters: {
    states: ['pay:recurring', 'message:payment.recurringGateway'],
    docs: { description: { story: 'Every month: by card only, and it says so.' } },
  },
  play: async () => {
    await pool.giveAmount('50000')
    await chooseOption(/How often/, 'Every month')
    await pool.press('Continue')
    const dialog = await pool.dialog()
    await expect(await dialog.findByRole('tab', { name: 'Bank transfer' })).toBeDisabled()
    await expect(dialog.getAllByText(paymentMessages.recurringGateway)).not.toHaveLength(0)
    await expect(dialog.getByRole('radio', { name: /^Card/ })).toBeChecked()
  },
}

export const RecurringReview: Story = {
  parameters: {
    app: {
      path: `/dashboard/investment-pools/${growthPool.id}?action=contribute&interval=monthly`,
      signedIn: true,
    },
    states: ['pay:recurring-chosen', 'pay:recurring-dates'],
    docs: { description: { story: 'Every month by card, with the days of the next charges.' } },
  },
  play: async () => {
    await pool.review('50000', /^Card/)
    await pool.seeAlert(/3 July 2026, 3 August 2026, 3 September 2026 and so on/)
  },
}

export const UsInstitution: Story = {
  parameters: {
    // How far the dialog is scrolled depends on when its message comes.
    pictures: false,
    app: contributeTo(purpleDollar.id),
    states: ['pay:us-institution', 'message:payment.usInstitution'],
    docs: { description: { story: 'The second card provider asks, and waits for the answer.' } },
  },
  play: async () => {
    await dollars.giveAmount('500')
    await dollars.press('Continue')
    await dollars.choose(/International card/)
    await dollars.press('Continue')
    await dollars.seeAlert(paymentMessages.usInstitution)
  },
}

export const InNaira: Story = {
  tags: ['ready'],
  parameters: {
    app: contributeTo(purpleDollar.id),
    states: ['pay:in-naira'],
    docs: { description: { story: 'Dollars paid for in naira, with the rate and its time.' } },
  },
  play: async () => {
    await dollars.giveAmount('500')
    await dollars.press('Continue')
    const wallet = await (await dollars.dialog()).findByRole('radio', { name: /^NGN wallet/ })
    await expect(wallet).toHaveAccessibleDescription('It takes naira only.')
    await dollars.choose(/Pay in NGN/)
    await waitFor(() => expect(wallet).toBeEnabled())
    await dollars.choose(/^Card/)
    const dialog = screen.getByRole('dialog')
    dialog.scrollTop = dialog.scrollHeight
    await dollars.press('Continue')
    await dollars.seeAlert('In NGN')
    // The next step begins at its top.
    await waitFor(() => expect(dialog.scrollTop).toBe(0))
  },
}

export const NoRate: Story = {
  parameters: {
    pictures: false,
    app: contributeTo(purpleDollar.id),
    states: ['pay:no-rate'],
    msw: {
      handlers: [
        mocks.getExchangeRate.answers({
          exchange_rate: null,
          set_at: null,
          source: null,
          is_stale: false,
        }),
        ...asMember('dayo'),
      ],
    },
    docs: { description: { story: 'Without a rate nothing is converted, and it says so.' } },
  },
  play: async () => {
    await dollars.giveAmount('500')
    await dollars.press('Continue')
    await dollars.seeAlert('There is no exchange rate right now.')
    await expect((await dollars.dialog()).getByRole('radio', { name: /Pay in NGN/ })).toBeDisabled()
  },
}

export const GlobalMember: Story = {
  parameters: {
    app: contributeTo(diasporaPool.id),
    states: ['pay:global'],
    msw: { handlers: asMember('efe') },
    docs: { description: { story: 'Dollars only: no naira, no BVN.' } },
  },
  play: async () => {
    await diaspora.review('400', /^Card/)
    const dialog = await diaspora.dialog()
    await expect(dialog.getByText(/membership information/)).not.toHaveTextContent('BVN')
    await diaspora.press('Back')
    await expect(await dialog.findByRole('radio', { name: /USD wallet/ })).toBeInTheDocument()
    await expect(dialog.queryByRole('radio', { name: /NGN/ })).toBeNull()
  },
}

export const Review: Story = {
  tags: ['ready'],
  parameters: {
    states: ['pay:review'],
    docs: { description: { story: 'What is paid in one sentence, and one button with the sum.' } },
  },
  play: async () => {
    await expect(await pool.review('500000', /^Card/)).toHaveTextContent('Pay ₦502,000')
    await pool.seeAlert(/your BVN/)
  },
}

const chosen: PayDraft = { amount: 500_000, way: 'card' }
const elevenMinutes = 11 * 60_000

export const FiguresOver: Story = {
  beforeEach: () => {
    const body = quoteBodyOf({ kind: 'plan', plan: growthPool }, chosen, 'card')
    if (!body) throw new Error('This draft has a price')
    const quote = {
      of: quoteName(body),
      answer: quoteOf(body),
      receivedAt: Date.now() - elevenMinutes,
    }
    const place = { owner: sessionUserOf(dayo).email, target: 'plan 1' }
    keepDraft(place, { ...chosen, quote })
  },
  parameters: {
    pictures: false,
    app: { path: `${contributeTo(growthPool.id).path}&step=review`, signedIn: true },
    states: ['pay:quote-over'],
    docs: { description: { story: 'Figures of yesterday are asked for again, then paid.' } },
  },
  play: async () => {
    await pool.press('See the new total')
    const button = { name: 'Pay ₦502,000' }
    await expect(await (await pool.dialog()).findByRole('button', button)).toBeEnabled()
  },
}

export const CostLoading: Story = {
  parameters: {
    pictures: false,
    states: ['pay:cost-loading'],
    msw: { handlers: [mocks.quotePayment.never(), ...asMember('dayo')] },
    docs: { description: { story: 'Nothing can be paid before what it costs is there.' } },
  },
  play: async () => {
    await pool.giveAmount('500000')
    await pool.press('Continue')
    await pool.choose(/^Card/)
    await pool.press('Continue')
    await expect(await (await pool.dialog()).findByRole('button', { name: 'Pay' })).toBeDisabled()
  },
}

export const CostFails: Story = {
  parameters: {
    pictures: false,
    states: ['pay:cost-failed', 'error:gateway_not_available'],
    msw: { handlers: [mocks.quotePayment.fails('gateway_not_available'), ...asMember('dayo')] },
    docs: { description: { story: 'A way that turned out not to be there says why.' } },
  },
  play: async () => {
    await pool.giveAmount('500000')
    await pool.press('Continue')
    const said = await (await pool.dialog()).findAllByText(/This way of paying isn’t available/)
    await expect(said[0]).toBeVisible()
  },
}

export const CurrenciesDiffer: Story = {
  parameters: {
    pictures: false,
    states: ['error:currency_mismatch'],
    msw: { handlers: [mocks.quotePayment.fails('currency_mismatch'), ...asMember('dayo')] },
    docs: { description: { story: 'A refused price stands where its charge would.' } },
  },
  play: async () => {
    await pool.giveAmount('500000')
    await pool.press('Continue')
    const said = await (await pool.dialog()).findAllByText('The currencies don’t match.')
    await expect(said[0]).toBeVisible()
  },
}

export const ByWallet: Story = {
  parameters: {
    pictures: false,
    states: ['message:success.paymentSuccessful', 'status:payment:succeeded'],
    msw: {
      handlers: [
        mocks.getPaymentStatus.answers({
          ...someone(),
          gateway: 'wallet',
          status: 'succeeded',
          plan: growthPool,
          purpose: 'top_up',
          portfolio_id: ownPortfolio.id,
        }),
        ...asMember('dayo'),
      ],
    },
    docs: { description: { story: 'Paid at once; a second later the plan is shown.' } },
  },
  play: async () => {
    await pool.pay('100000', /NGN wallet/)
    await see(() => screen.getByRole('dialog', { name: 'Payment successful.' }))
    await see(() => screen.getByText('What you have in this plan.'))
    // It came along, and stays until it is dismissed.
    const plate = await see(() => screen.getByText(/is in Family Growth Pool\. All of yours/))
    await expect(screen.getByRole('link', { name: 'Make it monthly' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(plate).not.toBeInTheDocument())
  },
}

const cardQuoteOf = (amount: number) =>
  quoteOf({ purpose: 'portfolio', amount, currency: 'NGN', gateway: 'card' })
let haveFiguresChanged = false

export const FiguresChanged: Story = {
  beforeEach: () => {
    haveFiguresChanged = false
  },
  parameters: {
    pictures: { modes: ['light-phone'] },
    states: ['error:quote_changed'],
    msw: {
      handlers: [
        mocks.initializePortfolio.answers(() => {
          haveFiguresChanged = true
          return new Refusal('quote_changed', { quote: cardQuoteOf(500_100) })
        }),
        // Asked again, it has the new figures too.
        mocks.quotePayment.answers(() => cardQuoteOf(haveFiguresChanged ? 500_100 : 500_000)),
        ...asMember('dayo'),
      ],
    },
    docs: { description: { story: 'The new figures stand there, and nothing was paid.' } },
  },
  play: async () => {
    await pool.pay('500000', /^Card/)
    await pool.seeAlert('The rate or fee has changed. Please check the new total.')
    await expect(
      await (await pool.dialog()).findByRole('button', { name: 'Pay ₦502,100' }),
    ).toBeEnabled()
  },
}

export const AlreadyStarted: Story = {
  parameters: {
    pictures: { modes: ['light-phone'] },
    states: ['error:payment_already_started'],
    msw: {
      handlers: [
        mocks.initializePortfolio.fails('payment_already_started', {
          payment: {
            id: someone().id,
            payment_link: '/sandbox/checkout/KF',
            status: 'pending',
          },
        }),
        ...asMember('dayo'),
      ],
    },
    docs: { description: { story: 'The same again: continue the first, or begin another.' } },
  },
  play: async () => {
    await pool.pay('500000', /^Card/)
    await pool.seeAlert(/You began this payment a moment ago/)
    await expect(
      (await pool.dialog()).getByRole('button', { name: 'Continue that one' }),
    ).toBeEnabled()
  },
}

export const PaidInAnotherTab: Story = {
  parameters: {
    pictures: false,
    msw: {
      handlers: [
        mocks.initializePortfolio.fails('payment_already_started', {
          sentence: sentenceOfStarted('succeeded') ?? '',
          payment: { id: someone().id, payment_link: null, status: 'succeeded' },
        }),
        ...asMember('dayo'),
      ],
    },
    docs: { description: { story: 'The same is paid already: look at it, or pay once more.' } },
  },
  play: async () => {
    await pool.pay('100000', /NGN wallet/)
    await pool.seeAlert(/and it is done/)
    const dialog = await pool.dialog()
    await expect(dialog.getByRole('button', { name: 'See that payment' })).toBeEnabled()
    await expect(dialog.getByRole('button', { name: 'Pay once more' })).toBeEnabled()
    await expect(dialog.queryByRole('button', { name: /Continue/ })).not.toBeInTheDocument()
  },
}

export const NoAnswer: Story = {
  parameters: {
    pictures: false,
    states: ['pay:no-answer'],
    msw: { handlers: [mocks.initializePortfolio.offline(), ...asMember('dayo')] },
    docs: { description: { story: 'Nobody knows yet: asking again pays nothing twice.' } },
  },
  play: async () => {
    await pool.pay('100000', /NGN wallet/)
    await pool.seeAlert(/it is never paid twice/)
    await expect((await pool.dialog()).getByRole('button', { name: 'Ask again' })).toBeEnabled()
    // What was sent can't be changed into something else meanwhile.
    await pool.press('Back')
    await pool.press('Back')
    const amount = await (await pool.dialog()).findByLabelText(/^Amount/)
    await expect(amount).toBeDisabled()
    await expect(amount).toHaveValue('100,000')
    await pool.press('Continue')
    await (await pool.dialog()).findByRole('radio', { name: /NGN wallet/ })
    await pool.press('Continue')
    await expect(
      await (await pool.dialog()).findByRole('button', { name: 'Ask again' }),
    ).toBeEnabled()
  },
}

let isGone = false
let readWhileGone = 0

export const GoneWhilePaying: Story = {
  name: 'Gone while paying',
  beforeEach: () => {
    isGone = false
    readWhileGone = 0
  },
  parameters: {
    pictures: false,
    msw: {
      handlers: [
        mocks.topUpPortfolio.offline(),
        mocks.listPortfolios.answers(({ query }) => {
          if (!isGone) return portfoliosOf(dayo, query)
          readWhileGone += 1
          return new Refusal('unavailable')
        }),
        mocks.quotePayment.answers(({ body }) =>
          isGone ? new Refusal('unavailable') : quoteOf(body),
        ),
        mocks.listPayments.empty(),
        ...handlersFor('dayo'),
      ],
    },
    docs: {
      description: {
        story:
          'The network goes while it is paid: one sentence says so, and what was chosen stays.',
      },
    },
  },
  play: async () => {
    const button = await pool.review('5000', /^NGN wallet/)
    isGone = true
    await userEvent.click(button)
    await pool.seeAlert(/it is never paid twice/)
    await waitFor(() => expect(readWhileGone).toBeGreaterThan(0))
    await pool.press('Back')
    await pool.press('Back')
    const dialog = await pool.dialog()
    const own = await dialog.findAllByRole('radio', { name: /^Add to what you have/ })
    await expect(own[0]).toBeChecked()
    await expect(dialog.getByLabelText(/^Amount/)).toHaveValue('5,000')
    await pool.press('Continue')
    await dialog.findByRole('radio', { name: /^NGN wallet/ })
    await pool.press('Continue')
    await dialog.findByText('You pay')
    await expect(dialog.queryByText(/can’t be shown right now/)).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Ask again' })).toBeEnabled()
  },
}

export const Declined: Story = {
  parameters: {
    pictures: false,
    states: ['error:provider_unavailable'],
    msw: {
      handlers: [mocks.initializePortfolio.fails('provider_unavailable'), ...asMember('dayo')],
    },
    docs: { description: { story: 'The payment service does not answer; nothing was taken.' } },
  },
  play: async () => {
    await pool.pay('500000', /^Card/)
    await pool.seeAlert(/Nothing was taken/)
  },
}

export const PlanClosedMeanwhile: Story = {
  parameters: {
    pictures: false,
    states: ['error:plan_closed'],
    msw: { handlers: [mocks.initializePortfolio.fails('plan_closed'), ...asMember('dayo')] },
    docs: { description: { story: 'The plan closed while the page was open.' } },
  },
  play: async () => {
    await pool.pay('500000', /^Card/)
    await pool.seeAlert('This plan is not open for contributions.')
  },
}

export const MinimumRaisedMeanwhile: Story = {
  parameters: {
    pictures: false,
    states: ['error:below_minimum'],
    msw: { handlers: [mocks.initializePortfolio.fails('below_minimum'), ...asMember('dayo')] },
    docs: { description: { story: 'The least amount was raised while the page was open.' } },
  },
  play: async () => {
    await pool.pay('50000', /^Card/)
    await pool.seeAlert('This is less than the plan’s minimum.')
  },
}

export const DocumentsAskedMeanwhile: Story = {
  parameters: {
    pictures: false,
    states: ['error:kyc_required'],
    msw: { handlers: [mocks.initializePortfolio.fails('kyc_required'), ...asMember('dayo')] },
    docs: { description: { story: 'A document has to be handed in again.' } },
  },
  play: async () => {
    await pool.pay('500000', /^Card/)
    await pool.seeAlert(kycMessages.required)
  },
}

export const DocumentsCheckedMeanwhile: Story = {
  parameters: {
    pictures: false,
    states: ['error:kyc_pending'],
    msw: { handlers: [mocks.initializePortfolio.fails('kyc_pending'), ...asMember('dayo')] },
    docs: { description: { story: 'The club now waits for approved documents.' } },
  },
  play: async () => {
    await pool.pay('500000', /^Card/)
    await pool.seeAlert(kycMessages.inProgress)
  },
}

export const OffTheRules: Story = {
  parameters: {
    pictures: false,
    states: ['message:payment.interval', 'message:payment.targetWallet'],
    msw: {
      handlers: [
        mocks.initializePortfolio.fails('validation_failed', {
          fields: {
            interval: paymentMessages.interval,
            target_wallet: paymentMessages.targetWallet,
          },
        }),
        ...asMember('dayo'),
      ],
    },
    docs: { description: { story: 'A rule newer than this page is told in its own words.' } },
  },
  play: async () => {
    await pool.pay('500000', /^Card/)
    await pool.seeAlert(new RegExp(paymentMessages.interval))
    await pool.seeAlert(new RegExp(paymentMessages.targetWallet))
  },
}

export const DraftKept: Story = {
  parameters: {
    pictures: false,
    states: ['pay:draft-kept'],
    docs: { description: { story: 'Closed and opened again: what was typed is still there.' } },
  },
  play: async () => {
    await pool.giveAmount('123456')
    await pool.press('Close')
    await userEvent.click(await see(() => screen.getByRole('button', { name: 'Contribute' })))
    await expect(await (await pool.dialog()).findByLabelText(/^Amount/)).toHaveValue('123,456')
  },
}

async function reachDetails(): Promise<void> {
  await pool.giveAmount('100000')
  await pool.press('Continue')
  await pool.openTab('Bank transfer')
  await pool.choose(/with a receipt/)
  await pool.press('Continue')
}

export const BankDetails: Story = {
  tags: ['ready'],
  parameters: {
    states: ['pay:bank-details'],
    docs: { description: { story: 'Country, then bank, then what is typed at the bank.' } },
  },
  play: async () => {
    await reachDetails()
    await chooseOption(/Your bank/, 'GTBank')
    await pool.seeAlert('0 0 0 0, 0 1 2 3, 0 1')
    await pool.seeAlert('Write this as the narration of your transfer')
  },
}

export const BankDetailsOffline: Story = {
  parameters: {
    pictures: { modes: ['dark-phone'] },
    app: { path: `${contributeTo(growthPool.id).path}&step=details`, signedIn: true },
    states: ['pay:bank-details-kept'],
    msw: { handlers: [mocks.listBankDetails.offline(), ...asMember('dayo')] },
    docs: {
      description: { story: 'Opened once, they can be read without an answer, with their time.' },
    },
  },
  beforeEach: () => {
    const draft = { amount: 100_000, way: 'bank' } as const
    const target = { kind: 'plan', plan: growthPool } as const
    const body = quoteBodyOf(target, draft, draft.way)
    if (!body) throw new Error('nothing is missing')
    keepDraft(
      { owner: sessionUserOf(dayo).email, target: `plan ${growthPool.id}` },
      {
        ...draft,
        quote: { of: quoteName(body), answer: quoteOf(body), receivedAt: Date.now() },
        accounts: {
          seenAt: '2026-06-03T08:40:00Z',
          all: clubBankAccounts.filter(({ currency }) => currency === 'NGN'),
        },
      },
    )
  },
  play: async () => {
    await pool.seeAlert(/These are its accounts as at 3 Jun 2026/)
    await chooseOption(/Your bank/, 'GTBank')
    await pool.seeAlert('0 0 0 0, 0 1 2 3, 0 1')
  },
}

export const BankDetailsFail: Story = {
  parameters: {
    pictures: false,
    states: ['pay:bank-details-failed'],
    msw: { handlers: [mocks.listBankDetails.fails('unavailable'), ...asMember('dayo')] },
    docs: { description: { story: 'The club’s accounts can be asked for again.' } },
  },
  play: async () => {
    await reachDetails()
    await pool.seeAlert('The club’s accounts can’t be shown right now')
  },
}

export const ReceiptMissing: Story = {
  parameters: {
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    states: ['pay:receipt', 'message:payment.receipt'],
    docs: { description: { story: 'The transfer is told about with its receipt.' } },
  },
  play: async () => {
    await reachDetails()
    await pool.press('I have sent it')
    await pool.press('Send the receipt')
    await pool.seeAlert(paymentMessages.receipt)
  },
}

export const ReceiptRefused: Story = {
  parameters: {
    pictures: false,
    docs: { description: { story: 'A file of another kind: its name and the reason, each once.' } },
  },
  play: async () => {
    await reachDetails()
    await pool.press('I have sent it')
    const dialog = await see(() => screen.getByRole('dialog'))
    await listen()
    await chooseFile(dialog, new File(['a'], 'receipt.docx', { type: 'application/msword' }))
    await expectHeardOnly('receipt.docx was not taken', wrongFileType)
  },
}

let begun = 0
let held = Promise.withResolvers<void>()

/** Its file is answered when the play says so, and how often a payment began is counted. */
const heldReceipt = {
  beforeEach: () => {
    begun = 0
    held = Promise.withResolvers()
  },
  parameters: {
    pictures: false,
    msw: {
      handlers: [
        mocks.uploadFile.answers(async call => {
          await held.promise
          return takeFile(call)
        }),
        mocks.initializePortfolio.answers(() => {
          begun += 1
          return paymentInitiationOf('bank', null)
        }),
        ...asMember('dayo'),
      ],
    },
  },
} as const

async function sendHeldReceipt() {
  await reachDetails()
  await pool.press('I have sent it')
  await chooseFile(await see(() => screen.getByRole('dialog')))
  await pool.press('Send the receipt')
  return see(() => screen.getByRole('button', { name: 'Stop' }))
}

export const ReceiptOnItsWay: Story = {
  ...heldReceipt,
  parameters: {
    ...heldReceipt.parameters,
    states: ['pay:receipt-on-its-way'],
    docs: {
      description: {
        story:
          'Only Stop leads away from a receipt that is being sent; then nothing is registered.',
      },
    },
  },
  play: async () => {
    const stop = await sendHeldReceipt()
    const dialog = await pool.dialog()
    await expect(dialog.getByRole('button', { name: 'Back' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(stop)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Back' })).toBeEnabled())
    held.resolve()
    await pool.seeAlert('scan.pdf')
    await pool.press('Back')
    await dialog.findByRole('heading', { name: /Transfer$/ })
    await expect(begun).toBe(0)
  },
}

export const ReceiptLeft: Story = {
  ...heldReceipt,
  parameters: {
    ...heldReceipt.parameters,
    states: ['pay:receipt-kept'],
    docs: {
      description: {
        story: 'The browser asks before a chosen receipt is lost; a step back keeps it.',
      },
    },
  },
  play: async () => {
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await reachDetails()
    await pool.press('I have sent it')
    await expect(isAsked()).toBe(false)
    await chooseFile(await see(() => screen.getByRole('dialog')))
    await waitFor(() => expect(isAsked()).toBe(true))
    await pool.press('Back')
    await pool.press('I have sent it')
    await pool.seeAlert('scan.pdf')
    await expect(isAsked()).toBe(true)
  },
}

export const ReceiptTooEarly: Story = {
  beforeEach: () => {
    keepDraft(
      { owner: sessionUserOf(dayo).email, target: `plan ${growthPool.id}` },
      { amount: 200_000, way: 'bank' },
    )
  },
  parameters: {
    pictures: false,
    app: { path: `${contributeTo(growthPool.id).path}&step=receipt`, signedIn: true },
    states: ['pay:receipt-too-early'],
    docs: {
      description: { story: 'Before its receipt is sent, a sum is shown as what to transfer.' },
    },
  },
  play: async () => {
    await (await pool.dialog()).findByRole('heading', { name: /Transfer$/ })
    await chooseOption(/Your bank/, 'GTBank')
    await pool.seeAlert('200,000')
  },
}

export const DoubleClick: Story = {
  parameters: {
    pictures: false,
    msw: {
      handlers: [
        mocks.initializePortfolio.answers(() => {
          begun += 1
          return paymentInitiationOf('wallet', null)
        }),
        ...asMember('dayo'),
      ],
    },
    docs: {
      description: {
        story: 'The second press of an impatient finger pays nothing unseen, and it is said why.',
      },
    },
  },
  beforeEach: () => {
    begun = 0
  },
  play: async () => {
    await pool.giveAmount('100000')
    await pool.press('Continue')
    await pool.choose(/NGN wallet/)
    const dialog = await pool.dialog()
    await dialog.findAllByText(/You pay/)
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Continue' }))
    const pay = await dialog.findByRole('button', { name: 'Pay ₦100,000' })
    // As the browser counts a press that comes soon after the one before.
    await fireEvent.click(pay, { detail: 2 })
    // No bank is asked: the money is in the club already.
    await expect(dialog.queryByText(/membership information/)).toBeNull()
    await expect(begun).toBe(0)
    await screen.findByText(/for a double click/)
  },
}

export const ReceiptSent: Story = {
  parameters: {
    pictures: false,
    states: ['message:success.paymentToBeConfirmed'],
    msw: {
      handlers: [
        mocks.getPaymentStatus.answers({
          ...someone(),
          gateway: 'bank',
          status: 'pending_confirmation',
          plan: growthPool,
        }),
        mocks.initializePortfolio.answers(paymentInitiationOf('bank', null)),
        ...asMember('dayo'),
      ],
    },
    docs: { description: { story: 'It is looked for, and confirmed in 48 hours.' } },
  },
  play: async () => {
    await reachDetails()
    await pool.press('I have sent it')
    await listen()
    await chooseFile(await see(() => screen.getByRole('dialog')))
    await expectHeard('scan.pdf chosen')
    await pool.press('Send the receipt')
    await expectHeard('Sending scan.pdf')
    await see(() => screen.getByRole('dialog', { name: 'We are looking for it' }))
    const said = await screen.findAllByText(successMessages.paymentToBeConfirmed)
    await expect(said[0]).toBeVisible()
    await expectHeard(successMessages.paymentToBeConfirmed)
  },
}
