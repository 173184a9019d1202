import { callerOf } from '@kinfold/api/mocks/handlers'
import { coverageMeta } from '@kinfold/ui/coverage-meta'
import type { CoverageFilter } from '@kinfold/ui/find-stories'
import type { StoryModule } from '@kinfold/ui/read-claims'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { stateCatalogue } from './state-catalogue.ts'

const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx')

const meta = {
  title: 'Foundations/State coverage',
  ...coverageMeta(stateCatalogue, modules, callerOf),
} satisfies Meta<CoverageFilter>

export default meta
type Story = StoryObj<typeof meta>

export const EveryState: Story = {
  parameters: {
    docs: {
      description: {
        story:
          'Each state of the members’ app by page, under the picture of the story that shows it. The address keeps what is chosen, so one page’s states can be sent.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('missing')).toBeNull()
  },
}

export const OnePage: Story = {
  args: { page: 'pages-wallet' },
  parameters: {
    docs: { description: { story: 'All states of one page on a sheet.' } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('region', { name: 'Pages/Wallet' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Pages/Overview' })).toBeNull()
  },
}

export const NothingMissing: Story = {
  parameters: {
    docs: { description: { story: 'Asked for what has no story yet.' } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'missing')
    await expect(await canvas.findByText('Every state has a story.')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'all')
  },
}

export const Refusals: Story = {
  args: { show: 'refusals' },
  parameters: {
    docs: {
      description: { story: 'What the server may refuse, found by a word of its sentence.' },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('link', { name: 'Ready' })).toBeNull()
    await userEvent.type(canvas.getByLabelText('With the words'), 'too many tries')
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(12))
    await userEvent.clear(canvas.getByLabelText('With the words'))
  },
}

export const OfOneMember: Story = {
  args: { persona: 'chidi' },
  parameters: {
    docs: { description: { story: 'What one member of the demo club sees, on every page.' } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Verification In Progress' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'First Day' })).toBeNull()
  },
}
