import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { purpleNaira } from '@kinfold/personas/plans/demo-plans'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../../../test/app-story.tsx'
import { see } from '../../../test/see.ts'

const meta = {
  title: 'Pages/Plan/Early end',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/investment-pools/2', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
    pictures: false,
  },
} satisfies Meta

export default meta
type Story = StoryObj

const card = async () =>
  within(await see(() => screen.getByRole('group', { name: 'How it has done' })))
const percents = (...ppms: number[]) =>
  mocks.listPlanReturns.answers({
    months: ppms.map((net_return_ppm, at) => ({ month: `2026-0${at + 1}`, net_return_ppm })),
  })
const runsFor = (tenor_months: number | null) =>
  mocks.listPlans.answers({ pools: [{ ...purpleNaira, tenor_months }], charges: [] })

export const AnotherMonth: Story = {
  name: 'Another month',
  parameters: {
    states: ['investment-pool:early-end'],
    msw: { handlers: [percents(10_000, 20_000, 30_000), ...handlersFor('dayo')] },
    docs: {
      description: { story: 'What it came to by then, which the club charges nothing for.' },
    },
  },
  play: async () => {
    const past = await card()
    const after = await see(() => past.getByRole('combobox', { name: /^If you had left early/ }))
    await waitFor(() => expect(after).toHaveTextContent('3 months'))
    await expect(past.getByText(/no charge for leaving/)).toHaveTextContent('+₦6,110.60')
    await userEvent.click(after)
    await userEvent.click(await see(() => screen.getByRole('option', { name: /^2 months/ })))
    await expect(past.getByText(/no charge for leaving/)).toHaveTextContent('+₦3,020')
    await expect(past.getByText('If the club agrees: it may say no.')).toBeVisible()
  },
}

export const WithALoss: Story = {
  name: 'With a loss',
  parameters: {
    states: ['investment-pool:early-end'],
    msw: { handlers: [percents(-31_500, 8_000), ...handlersFor('dayo')] },
    docs: { description: { story: 'Who leaves after a bad month has less than they put in.' } },
  },
  play: async () => {
    const past = await card()
    const after = await see(() => past.getByRole('combobox', { name: /^If you had left early/ }))
    await userEvent.click(after)
    await userEvent.click(await see(() => screen.getByRole('option', { name: /^1 month/ })))
    await expect(past.getByText(/no charge for leaving/)).toHaveTextContent('−₦3,150')
  },
}

export const WithoutAnEnd: Story = {
  name: 'Without an end',
  parameters: {
    states: ['investment-pool:never-early'],
    msw: { handlers: [runsFor(null), ...handlersFor('dayo')] },
    docs: { description: { story: 'A plan without an end can’t be left early.' } },
  },
  play: async () => {
    const past = await card()
    await see(() => past.getByText(/^It has no end of its own, so leaving is never early/))
    await expect(past.queryByText(/no charge for leaving/)).toBeNull()
  },
}

export const OneMonth: Story = {
  name: 'One month',
  parameters: {
    states: ['investment-pool:never-early'],
    msw: { handlers: [runsFor(1), ...handlersFor('dayo')] },
    docs: { description: { story: 'Of a month there is nothing to leave early.' } },
  },
  play: async () => {
    await see(() => screen.getByText('It runs for 1 month, so there is nothing to leave early.'))
  },
}
