import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { StateGrid } from '../story-layout/matrix.tsx'
import { regions } from '../story-layout/regions.ts'
import { findByWord } from './find-options.ts'
import { StoryListbox } from './story-listbox.tsx'
import { banks, longNames } from './story-options.ts'

const search = { find: findByWord }

const meta = {
  title: 'Primitives/Listbox/Matrix',
} satisfies Meta

export default meta

const all = regions()
const ignore = () => undefined
const list = (name: string) => ({ id: name, label: name, options: banks, onChoose: ignore })

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    pictures: { modes: ['light-desktop', 'dark-desktop', 'light-phone'] },
    docs: { description: { story: 'Both sizes; searched, empty, chosen, long, and 250 options.' } },
  },
  render: () => (
    <StateGrid
      states={{
        'five, one disabled': <StoryListbox {...list('five')} />,
        'one chosen': <StoryListbox {...list('chosen')} chosen={['gtb']} />,
        several: <StoryListbox {...list('several')} multiple chosen={['access', 'gtb']} />,
        searched: (
          <StoryListbox
            {...list('searched')}
            search={{ placeholder: 'Find a bank', find: findByWord }}
          />
        ),
        'nothing found': (
          <StoryListbox {...list('nothing')} search={{ placeholder: 'Find', find: findByWord }} />
        ),
        'long names': <StoryListbox {...list('long')} options={longNames} chosen={['sgs']} />,
        'two hundred and fifty': (
          <StoryListbox {...list('regions')} options={all} chosen={['NG']} search={search} />
        ),
        small: <StoryListbox {...list('small')} small chosen={['gtb']} search={search} />,
        'small, nothing': <StoryListbox {...list('none')} small options={[]} />,
      }}
    />
  ),
  play: async () => {
    await userEvent.type(screen.getByRole('combobox', { name: 'Find a bank' }), 'ban')
    await userEvent.type(screen.getByRole('combobox', { name: 'Find' }), 'xyz')
    const long = within(screen.getByRole('listbox', { name: 'regions' }))
    await waitFor(() => expect(long.getAllByRole('option').length).toBeLessThan(20))
    // What is found follows the words when the browser has time.
    await waitFor(() => expect(screen.getAllByText('Nothing found')).toHaveLength(2))
    await expect(await screen.findByText('4 found')).toBeInTheDocument()
  },
}
