import type { StoryModule } from '@kinfold/ui/read-claims'
import { readCoverage } from '@kinfold/ui/read-coverage'
import { readPictures } from '@kinfold/ui/read-pictures'
import { type CoverageFilter, StateCoverage } from '@kinfold/ui/state-coverage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'
import { expect, within } from 'storybook/test'
import { stateCatalogue } from './state-catalogue.ts'

const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx')

const meta = {
  title: 'Desk/State coverage',
  args: { page: '', show: 'all' },
  argTypes: { page: { control: 'text' }, show: { control: false } },
  parameters: { pictures: false },
  loaders: [
    async () => ({
      rows: await readCoverage(stateCatalogue, modules),
      pictures: await readPictures(),
    }),
  ],
  render: function Render(filter, { loaded: { rows, pictures } }) {
    const [, choose] = useArgs<CoverageFilter>()
    return <StateCoverage {...filter} rows={rows} pictures={pictures} onFilter={choose} />
  },
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
