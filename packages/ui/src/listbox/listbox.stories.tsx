import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { findByWord } from './find-options.ts'
import { Listbox } from './listbox.tsx'
import { StoryListbox } from './story-listbox.tsx'
import { banks } from './story-options.ts'

const meta = {
  title: 'Primitives/Listbox',
  component: Listbox,
  tags: ['autodocs'],
  args: { id: 'banks', label: 'Bank', options: banks, chosen: [], onChoose: fn() },
  argTypes: { search: { control: false }, onTab: { control: false } },
  render: args => <StoryListbox {...args} />,
  parameters: {
    part: {
      status: 'stable',
      decision:
        'One list under every picker (ADR 12): the select and phone fields had one each, and each was wrong where the other was right. It follows the WAI-ARIA listbox and combobox patterns: one element has the focus and points at the active option, which is always in the page. Long lists draw the rows in sight by `@tanstack/react-virtual`, so all rows are equally high. `<select>` can’t be searched and `<datalist>` can’t be styled; cmdk draws every row, and the listbox of react-aria brings a virtualiser of its own.',
      when: 'For building a new field that lets somebody choose: it is the list inside, with keys, search and long lists drawn only where they show. Most pages never need it by itself.',
      whenNot: [
        { case: 'A ready field to choose from a list', take: 'Select field' },
        { case: 'The list holds things to do', take: 'Dropdown menu' },
        { case: 'A country’s calling code is chosen', take: 'Phone field' },
      ],
      keyboard: [
        { keys: ['Up', 'Down'], does: 'Moves through the options and stops at the ends.' },
        { keys: ['Page up', 'Page down'], does: 'Moves five options at a time.' },
        {
          keys: ['Home', 'End'],
          does: 'Goes to the first or the last option; in the search box, to the start or the end of the words.',
        },
        {
          keys: ['A–Z'],
          does: 'Without a search box: goes to the option that begins with these letters.',
        },
        {
          keys: ['Enter'],
          does: 'Chooses the option, or with several choices adds it or takes it away.',
        },
        {
          keys: ['Space'],
          does: 'The same, where there is no search box and no word is being typed.',
        },
      ],
      writing: [
        {
          advice: 'Where nothing is found, the sentence says so and what else to try.',
          good: 'No bank is called that. Try its short name.',
          bad: 'No results',
        },
      ],
    },
    docs: {
      description: {
        component:
          'The list under every picker: search, active option, letters typed ahead. It fills the panel that a field opens, and draws a long list only where it shows.',
      },
    },
  },
} satisfies Meta<typeof Listbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: {
    docs: { description: { story: 'Five banks; the first is active, none is chosen.' } },
  },
}

export const Playground: Story = {
  args: {
    chosen: ['gtb'],
    multiple: false,
    search: { find: findByWord },
    small: false,
  },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
