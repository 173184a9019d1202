import type { StoryModule } from '@kinfold/ui/read-claims'
import { readCoverage, StateCoverage } from '@kinfold/ui/state-coverage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { stateCatalogue } from './state-catalogue.ts'

const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx')

const meta = {
  title: 'Foundations/State coverage',
  loaders: [async () => ({ rows: await readCoverage(stateCatalogue, modules) })],
  render: (_, { loaded }) => <StateCoverage rows={loaded.rows} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const EveryState: Story = {
  parameters: {
    pictures: false,
    docs: {
      description: { story: 'Each state of the members’ app, and the stories that show it.' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('missing')).toBeNull()
  },
}
