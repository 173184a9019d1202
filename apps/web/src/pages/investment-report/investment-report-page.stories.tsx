import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'
import { seeItRefetch } from '../../test/see-it-refetch.ts'
import { seeLoading } from '../../test/see-loading.ts'

const meta = {
  title: 'Pages/Investment report',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/investment-report', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    states: ['route:investment-report:ready'],
    docs: {
      description: {
        story: 'From what was put in to what it is worth, and the same plan by plan.',
      },
    },
  },
  play: async () => {
    await see(() => screen.getByText('How you got here'))
    await see(() => screen.getByRole('row', { name: /^Harvest 2024/ }))
  },
}

export const InDollars: Story = {
  parameters: {
    app: { path: '/dashboard/investment-report?currency=USD', signedIn: true },
    pictures: false,
    states: ['investment-report:usd'],
    docs: { description: { story: 'The address says which currency.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('tab', { name: 'USD', selected: true }))
    const plans = await screen.findByRole('table', { name: 'Your plans in USD' })
    for (const name of ['Contributed', 'Returns', 'Fees', 'Paid out', 'Value'])
      await see(() => within(plans).getByRole('columnheader', { name }))
  },
}

export const OneMonth: Story = {
  parameters: {
    app: { path: '/dashboard/investment-report?month=5', signedIn: true },
    pictures: { modes: ['light-desktop'] },
    states: ['investment-report:month'],
    docs: {
      description: { story: 'One month from its opening to its closing, and plan by plan.' },
    },
  },
  play: async () => {
    await see(() => screen.getByRole('heading', { name: 'How May 2026 went' }))
    await see(() => screen.getByRole('table', { name: 'By plan' }))
  },
}

export const RowsBehindAFigure: Story = {
  parameters: {
    pictures: false,
    states: ['investment-report:rows'],
    docs: {
      description: { story: 'A bar leads to the months it is made of, and a month to its plans.' },
    },
  },
  play: async () => {
    await userEvent.click(await see(() => screen.getByRole('link', { name: 'Returns' })))
    const rows = await see(() => screen.getByRole('heading', { name: 'Month by month: returns' }))
    await expect(rows).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: 'May' }))
    const month = await see(() => screen.getByText('How May 2026 went'))
    await waitFor(() => expect(month).toHaveFocus())
    await see(() => screen.getByRole('heading', { name: 'By plan: returns' }))
  },
}

export const NothingInAYear: Story = {
  parameters: {
    app: { path: '/dashboard/investment-report?year=2022', signedIn: true },
    pictures: false,
    states: ['investment-report:nothing'],
    docs: { description: { story: 'A year before the first contribution.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Nothing in NGN in 2022'))
  },
}

export const YearFails: Story = {
  parameters: {
    pictures: false,
    states: ['investment-report:year-failed'],
    msw: { handlers: [mocks.getYearTrend.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'The year can be asked for again; today’s value stands.' } },
  },
  play: async () => {
    await see(() => screen.getByText('This year can’t be shown right now'))
    await expect(screen.getByText('How you got here')).toBeVisible()
  },
}

export const MonthFails: Story = {
  parameters: {
    app: { path: '/dashboard/investment-report?month=5', signedIn: true },
    pictures: false,
    states: ['investment-report:month-failed'],
    msw: { handlers: [mocks.getMonthReport.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'The month can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('This month can’t be shown right now'))
  },
}

export const YearSaved: Story = {
  parameters: {
    pictures: false,
    states: ['investment-report:year-saved'],
    docs: { description: { story: 'A year as a PDF, as far as it has come.' } },
  },
  play: async () => {
    await userEvent.click(
      await see(() => screen.getByRole('button', { name: 'Save the report of 2026' })),
    )
    await see(() => screen.getByText('report-2026.pdf is saved.'))
  },
}

export const Loading: Story = {
  parameters: {
    pictures: false,
    states: ['route:investment-report:loading'],
    msw: { handlers: [mocks.getPortfolioSummary.never(), ...handlersFor('dayo')] },
    docs: { description: { story: 'While the figures are on their way.' } },
  },
  play: async () => {
    await seeLoading()
  },
}

export const Empty: Story = {
  parameters: {
    pictures: false,
    states: ['route:investment-report:empty'],
    msw: { handlers: handlersFor('bola') },
    docs: { description: { story: 'Nothing contributed yet, and the way to it.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Nothing in NGN yet'))
  },
}

export const Fails: Story = {
  name: 'Error',
  parameters: {
    pictures: false,
    states: ['route:investment-report:error'],
    msw: { handlers: [mocks.getPortfolioSummary.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'The figures can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your report can’t be shown right now'))
  },
}

export const PlansFail: Story = {
  parameters: {
    pictures: false,
    states: ['investment-report:plans-failed'],
    msw: { handlers: [mocks.getSummaryByPlan.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'The sum stands; the plans can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your plans can’t be shown right now'))
  },
}

export const Refetching: Story = {
  parameters: {
    pictures: false,
    states: ['route:investment-report:refetching'],
    msw: {
      handlers: [mocks.getPortfolioSummary.refetching({ as: 'dayo' }), ...handlersFor('dayo')],
    },
    docs: { description: { story: 'The figures stay while newer ones are asked for.' } },
  },
  play: async ({ canvasElement }) => {
    await see(() => screen.getByText('How you got here'))
    await seeItRefetch(canvasElement, 'My Contributions', 'See how you got here')
  },
}

export const GlobalMember: Story = {
  parameters: {
    pictures: false,
    states: ['investment-report:global'],
    msw: { handlers: handlersFor('efe') },
    docs: { description: { story: 'Dollars only.' } },
  },
  play: async () => {
    await see(() => screen.getByText('How you got here'))
    await expect(screen.queryByRole('tab')).toBeNull()
  },
}
