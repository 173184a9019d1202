import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { PlanHoldings } from '@kinfold/contract/plan/plan-holdings'
import { growthPool } from '@kinfold/personas/plans/demo-plans'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'

const meta = {
  title: 'Pages/Plan/What it holds',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/investment-pools/1', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
    pictures: false,
  },
} satisfies Meta

export default meta
type Story = StoryObj

const answering = (holdings: PlanHoldings | null) => [
  mocks.listPlans.answers({ pools: [{ ...growthPool, holdings }], charges: [] }),
  ...handlersFor('dayo'),
]

const rowsOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('row')
    .map(row => row.textContent)

export const Said: Story = {
  parameters: {
    states: ['investment-pool:holdings'],
    docs: {
      description: { story: 'A bar for the eye, and each part by name and share for everybody.' },
    },
  },
  play: async () => {
    const card = await see(() => screen.getByRole('group', { name: 'What it holds' }))
    await expect(card).toHaveTextContent('As at 31 May 2026')
    await expect(rowsOf(card)).toEqual([
      'Nigerian shares48 %',
      'Government bonds32 %',
      'Treasury bills14 %',
      'Money at the bank6 %',
    ])
    await expect(within(card).getByRole('figure', { name: 'What it holds' })).toBeVisible()
  },
}

export const ManyWithLongNames: Story = {
  name: 'Many with long names',
  parameters: {
    msw: {
      handlers: answering({
        as_of: '2026-02',
        parts: [
          { name: 'Federal Government of Nigeria bonds 2053', share_bps: 9400 },
          { name: 'Nnamdiokonkwo-Adebayo-Agriculture-Paper', share_bps: 333 },
          { name: 'Money market', share_bps: 250 },
          { name: 'Commercial paper', share_bps: 16 },
          { name: 'Cash', share_bps: 1 },
        ],
      }),
    },
    docs: { description: { story: 'The least share is seen, and a long name breaks.' } },
  },
  play: async () => {
    const card = await see(() => screen.getByRole('group', { name: 'What it holds' }))
    await expect(card).toHaveTextContent('As at 28 February 2026')
    await expect(rowsOf(card).at(-1)).toBe('Cash0.01 %')
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

export const NotSaid: Story = {
  name: 'Not said',
  parameters: {
    states: ['investment-pool:no-holdings'],
    msw: { handlers: answering(null) },
    docs: { description: { story: 'Where the club doesn’t say it, nothing stands in its place.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('group', { name: 'The plan' }))
    await expect(screen.queryByText('What it holds')).toBeNull()
  },
}
