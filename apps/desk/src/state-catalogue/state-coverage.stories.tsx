import { callerOf } from '@kinfold/api/mocks/handlers'
import { coverageMeta } from '@kinfold/ui/coverage-meta'
import type { CoverageFilter } from '@kinfold/ui/find-stories'
import type { StoryModule } from '@kinfold/ui/read-claims'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { stateCatalogue } from './state-catalogue.ts'

const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx')

const meta = {
  title: 'Desk/State coverage',
  ...coverageMeta(stateCatalogue, modules, callerOf),
} satisfies Meta<CoverageFilter>

export default meta
type Story = StoryObj<typeof meta>

export const EveryState: Story = {
  parameters: {
    docs: {
      description: {
        story:
          'Each state of the desk by page, under the picture of the story that shows it. The address keeps what is chosen, so one page’s states can be sent.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('missing')).toBeNull()
  },
}
