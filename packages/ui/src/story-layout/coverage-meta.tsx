import type { Meta } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'
import type { CoverageFilter } from './find-stories.ts'
import type { PersonaOf, StoryModule } from './read-claims.ts'
import { readCoverage } from './read-coverage.ts'
import { readPictures } from './read-pictures.ts'
import { StateCoverage } from './state-coverage.tsx'

/** To be spread into the meta of the stories that show how far a catalogue is covered. */
export function coverageMeta(
  catalogue: Parameters<typeof readCoverage>[0],
  modules: Readonly<Record<string, () => Promise<StoryModule>>>,
  personaOf: PersonaOf,
) {
  return {
    args: { page: '', persona: '', show: 'all', words: '' },
    argTypes: {
      page: { control: 'text' },
      persona: { control: 'text' },
      show: { control: false },
      words: { control: 'text' },
    },
    parameters: { pictures: false },
    loaders: [
      async () => ({
        rows: await readCoverage(catalogue, modules, personaOf),
        pictures: await readPictures(),
      }),
    ],
    render: function Render(filter, { loaded: { rows, pictures } }) {
      const [, choose] = useArgs<CoverageFilter>()
      return <StateCoverage {...filter} rows={rows} pictures={pictures} onFilter={choose} />
    },
  } satisfies Meta<CoverageFilter>
}
