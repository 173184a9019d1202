import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { Payment } from '@kinfold/contract/payment/payment'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { dayo } from '@kinfold/personas/people/people'
import { growthPool, planReference } from '@kinfold/personas/plans/demo-plans'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'

/** Without the terms that Halima has to accept first. */
const pastDue = [mocks.listSubscriptions.ok({ as: 'halima' }), ...handlersFor('dayo')]

const page = '/dashboard/my-investments/recurring-investments'

const meta = {
  title: 'Pages/Recurring contributions/Change',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: page, signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

async function ask(button: string, title: string) {
  await userEvent.click(await see(() => screen.getByRole('button', { name: button })))
  return within(await see(() => screen.getByRole('dialog', { name: title })))
}

async function answer(button: string, title: string, yes: string) {
  const question = await ask(button, title)
  await userEvent.click(question.getByRole('button', { name: yes }))
  return question
}

const pause = ['Pause', 'Pause this recurring contribution?', 'Pause it'] as const
const skip = ['Skip next', 'Skip the charge of 30 June 2026?', 'Skip it'] as const
const end = ['End', 'End this recurring contribution?', 'End it'] as const
const resume = ['Resume', 'Resume this recurring contribution?', 'Resume it'] as const
const retry = ['Try this card again', 'Try this card again?', 'Try again'] as const
const card = ['Use another card', 'Use another card?', 'Go to the payment page'] as const

export const PauseAsked: Story = {
  parameters: {
    pictures: false,
    states: ['recurring:pause-asked'],
    docs: { description: { story: 'Asked first: nothing is charged until it is resumed.' } },
  },
  play: async () => {
    await (await ask(...two(pause))).findByText(/Nothing is charged until you resume it/)
  },
}

const two = ([button, title]: readonly [string, string, string]) => [button, title] as const

export const Paused: Story = {
  parameters: {
    pictures: false,
    states: ['recurring:changed'],
    docs: { description: { story: 'A toast says so, and the list is fetched again.' } },
  },
  play: async () => {
    await answer(...pause)
    await see(() => screen.getByText('Your recurring contribution is paused.'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const BeingChargedMeanwhile: Story = {
  parameters: {
    pictures: { modes: ['dark-phone'] },
    states: ['error:subscription_charging'],
    msw: {
      handlers: [mocks.pauseSubscription.fails('subscription_charging'), ...handlersFor('dayo')],
    },
    docs: { description: { story: 'A charge began meanwhile: the question stays and says so.' } },
  },
  play: async () => {
    await (await answer(...pause)).findByText(/A payment for this is under way/)
  },
}

export const SkipAsked: Story = {
  tags: ['ready'],
  parameters: {
    states: ['recurring:skip-asked'],
    docs: { description: { story: 'Which charge is left out, and which one comes then.' } },
  },
  play: async () => {
    await (await ask(...two(skip))).findByText(/The next charge is on 31 July 2026/)
  },
}

export const SkippedElsewhere: Story = {
  parameters: {
    pictures: false,
    states: ['error:subscription_not_changeable'],
    msw: {
      handlers: [
        mocks.skipSubscription.fails('subscription_not_changeable'),
        ...handlersFor('dayo'),
      ],
    },
    docs: { description: { story: 'It was skipped in another tab: the question stays.' } },
  },
  play: async () => {
    await (await answer(...skip)).findByText(/can’t be done with this recurring contribution/)
  },
}

export const ResumeAsked: Story = {
  parameters: {
    pictures: false,
    states: ['recurring:resume-asked'],
    msw: { handlers: handlersFor('efe') },
    docs: { description: { story: 'After a pause: when it is charged next.' } },
  },
  play: async () => {
    const question = await ask(...two(resume))
    await expect(question.getByText(/are taken/)).toHaveTextContent('on 15 June 2026')
  },
}

export const RetryAsked: Story = {
  parameters: {
    pictures: { modes: ['light-phone'] },
    states: ['recurring:retry-asked'],
    msw: { handlers: pastDue },
    docs: { description: { story: 'Past due: which card is charged, how much, and when.' } },
  },
  play: async () => {
    const question = await ask(...two(retry))
    await expect(question.getByText(/are taken/)).toHaveTextContent(
      '₦20,000 and the processing charge are taken from your Verve card •••• 2226 today.',
    )
  },
}

async function giveAmount(text: string) {
  const form = await ask('Change amount', 'Change the amount')
  const field = await form.findByLabelText(/^Amount/)
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
  await userEvent.click(form.getByRole('button', { name: 'Save the amount' }))
  return form
}

export const Amount: Story = {
  tags: ['ready'],
  parameters: {
    states: ['recurring:amount'],
    docs: { description: { story: 'What it charges from its next charge on.' } },
  },
  play: async () => {
    const form = await ask('Change amount', 'Change the amount')
    await expect(await form.findByLabelText(/^Amount/)).toHaveValue('50,000')
  },
}

export const AmountSaved: Story = {
  parameters: {
    pictures: false,
    states: ['recurring:changed'],
    docs: { description: { story: 'A toast says from when on it counts.' } },
  },
  play: async () => {
    await giveAmount('60000')
    await see(() => screen.getByText('The new amount counts from the next charge on.'))
  },
}

export const AmountMissing: Story = {
  parameters: {
    pictures: { modes: ['light-phone'] },
    states: ['recurring:amount-wrong'],
    docs: { description: { story: 'Nothing is sent, and the field says why.' } },
  },
  play: async () => {
    await (await giveAmount('')).findByText('Please enter an amount.')
  },
}

export const AmountRefused: Story = {
  parameters: {
    pictures: false,
    states: ['error:subscription_not_changeable'],
    msw: {
      handlers: [
        mocks.changeSubscriptionAmount.fails('subscription_not_changeable'),
        ...handlersFor('dayo'),
      ],
    },
    docs: { description: { story: 'It ended meanwhile: the form stays and says so.' } },
  },
  play: async () => {
    await (await giveAmount('60000')).findByText(/can’t be done with this recurring contribution/)
  },
}

export const CardAsked: Story = {
  tags: ['ready'],
  parameters: {
    states: ['recurring:card-asked'],
    msw: { handlers: pastDue },
    docs: { description: { story: 'A new card comes with a payment: how much, and what for.' } },
  },
  play: async () => {
    const question = await ask(...two(card))
    await expect(question.getByText(/With it you pay/)).toHaveTextContent(
      '₦20,000 and the processing charge now, for 2 June 2026',
    )
  },
}

export const NoCheckout: Story = {
  parameters: {
    pictures: false,
    states: ['error:provider_unavailable'],
    msw: {
      handlers: [mocks.renewSubscriptionCard.fails('provider_unavailable'), ...pastDue],
    },
    docs: { description: { story: 'The provider can’t be reached: the question stays.' } },
  },
  play: async () => {
    const question = await answer(...card)
    await expect(await question.findByRole('alert')).not.toBeEmptyDOMElement()
  },
}

function newCard(changes: Partial<Payment>): Payment {
  const [payment] = paymentsOf(dayo)
  if (!payment) throw new Error('Dayo has payments')
  const nowhere = { payment_link: null, account: null, expires_at: null }
  const plan = planReference(growthPool)
  return { ...payment, ...nowhere, purpose: 'recurring', gateway: 'card', plan, ...changes }
}

const back = (changes: Partial<Payment>) => ({
  app: { path: `${page}?action=payment&payment=${newCard({}).id}`, signedIn: true },
  msw: { handlers: [mocks.getPaymentStatus.answers(newCard(changes)), ...handlersFor('dayo')] },
})

export const CardKept: Story = {
  parameters: {
    ...back({ status: 'succeeded' }),
    pictures: false,
    states: ['recurring:card-kept'],
    docs: { description: { story: 'Back from the checkout, the member stays on this page.' } },
  },
  play: async () => {
    const dialog = within(
      await see(() => screen.getByRole('dialog', { name: 'Payment successful.' })),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await see(() => screen.getByRole('heading', { name: 'Recurring Contributions' }))
  },
}

export const CardDeclined: Story = {
  parameters: {
    ...back({ status: 'failed', failure_reason: 'The card was declined.' }),
    pictures: false,
    states: ['status:payment:failed'],
    docs: { description: { story: 'Nothing was taken; another card can be used from here.' } },
  },
  play: async () => {
    const dialog = within(await see(() => screen.getByRole('dialog', { name: 'Payment failed' })))
    await dialog.findByText(/Nothing was taken/)
    await expect(dialog.queryByRole('link', { name: 'Try again' })).toBeNull()
  },
}

export const EndAsked: Story = {
  parameters: {
    states: ['recurring:end-asked'],
    docs: { description: { story: 'What is charged no more, and what stays.' } },
  },
  play: async () => {
    await (await ask(...two(end))).findByText(/What was paid stays in your portfolio/)
  },
}

export const Ended: Story = {
  parameters: {
    pictures: false,
    states: ['recurring:changed'],
    docs: { description: { story: 'A toast says so.' } },
  },
  play: async () => {
    await answer(...end)
    await see(() => screen.getByText('Your recurring contribution has ended.'))
  },
}

export const EndedElsewhere: Story = {
  parameters: {
    pictures: false,
    states: ['error:subscription_not_cancellable'],
    msw: {
      handlers: [
        mocks.cancelSubscription.fails('subscription_not_cancellable'),
        ...handlersFor('dayo'),
      ],
    },
    docs: { description: { story: 'It ended in another tab: the question stays and says so.' } },
  },
  play: async () => {
    await (await answer(...end)).findByText('This recurring contribution has already ended.')
  },
}
