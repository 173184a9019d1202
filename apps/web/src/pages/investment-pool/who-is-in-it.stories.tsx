import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { PlanSize } from '@kinfold/contract/plan/plan-size'
import { growthPool } from '@kinfold/personas/plans/demo-plans'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'

const meta = {
  title: 'Pages/Plan/Who is in it',
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

const counted = { month: '2026-05', since: '2019-03', weighting: 'value' } as const
const answering = (size: PlanSize | null) => [
  mocks.listPlans.answers({ pools: [{ ...growthPool, size }], charges: [] }),
  ...handlersFor('dayo'),
]
const thePlan = () => see(() => screen.getByRole('group', { name: 'The plan' }))

export const Many: Story = {
  parameters: {
    states: ['investment-pool:size'],
    msw: { handlers: answering({ ...counted, members: 142, value: 320_000_000 }) },
    docs: { description: { story: 'How many have how much in it, rounded, and since when.' } },
  },
  play: async () => {
    await expect(await thePlan()).toHaveTextContent(
      '142 members have about ₦320 million in it, since March 2019. At the end of May 2026.',
    )
  },
}

export const FewerThanTen: Story = {
  name: 'Fewer than ten',
  parameters: {
    states: ['investment-pool:size-of-few'],
    docs: { description: { story: 'Of few members it isn’t said what they have.' } },
  },
  play: async () => {
    await expect(await thePlan()).toHaveTextContent(
      'Fewer than ten members have money in it, since August 2024.',
    )
  },
}

export const MostOfItOneMember: Story = {
  name: 'Most of it one member’s',
  parameters: {
    states: ['investment-pool:size-without-sum'],
    msw: {
      handlers: answering({ ...counted, weighting: 'days', members: 12, value: null }),
    },
    docs: { description: { story: 'A sum that one member has most of isn’t said.' } },
  },
  play: async () => {
    await expect(await thePlan()).toHaveTextContent(
      '12 members have money in it, since March 2019. On average in May 2026.',
    )
  },
}

export const NotTold: Story = {
  name: 'Not told',
  parameters: {
    states: ['investment-pool:no-size'],
    msw: { handlers: answering(null) },
    docs: { description: { story: 'A plan that keeps it to the desk says nothing of it.' } },
  },
  play: async () => {
    await expect(within(await thePlan()).queryByText(/members have/)).toBeNull()
  },
}
