import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { regions } from '../story-layout/regions.ts'
import { SelectField, type SelectFieldBase, type SelectFieldProps } from './select-field.tsx'
import { selectFieldExamples } from './story-examples.tsx'

/** Keeps what is chosen, so the playground can be played with. */
function SelectPlayground({ multiple = false, value: _, onChange: __, ...args }: SelectFieldProps) {
  const [one, setOne] = useState('')
  const [many, setMany] = useState<string[]>([])
  return multiple ? (
    <SelectField {...args} multiple value={many} onChange={setMany} />
  ) : (
    <SelectField {...args} value={one} onChange={setOne} />
  )
}

const meta = {
  title: 'Primitives/Select field',
  component: SelectField,
  render: args => <SelectPlayground {...args} />,
  tags: ['autodocs'],
  args: {
    label: 'Bank',
    options: [
      { value: 'gtb', label: 'GTBank' },
      { value: 'access', label: 'Access Bank' },
      { value: 'others', label: 'Others' },
    ],
    value: '',
    onChange: fn(),
  },
  argTypes: { value: { control: false }, onChange: { control: false } },
  decorators: [Story => <div className="max-w-sm">{Story()}</div>],
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Follows the WAI-ARIA select-only combobox over the package’s own listbox (ADR 12); the browser’s `<select>` was refused, because it can’t be searched. On a phone a list of more than five comes as a sheet with the label and the search on top: it used to open over its own label. The list hangs in the top layer (ADR 9), and its code comes when it is needed, which makes a page with a select 25 kB lighter.',
      when: 'For one choice, or several, from a list that is too long to show: a bank, a country, a kind of document. Where the list is long, give it `searchable`.',
      whenNot: [
        {
          case: 'There are two to four choices, and each needs a line of explanation',
          take: 'Radio cards',
        },
        { case: 'The choice changes the view at once and is a word each', take: 'Segments' },
        { case: 'The list holds things to do, not answers', take: 'Dropdown menu' },
        { case: 'The answer is yes or no', take: 'Checkbox field' },
      ],
      keyboard: [
        { keys: ['Enter', 'Space', 'Down', 'Up'], does: 'Opens the list.' },
        {
          keys: ['Up', 'Down', 'Page up', 'Page down'],
          does: 'Moves through the options, and steps over what can’t be chosen.',
        },
        {
          keys: ['Home', 'End'],
          does: 'Goes to the first or the last option; in a search box, to the start or the end of the words.',
        },
        {
          keys: ['A–Z'],
          does: 'Goes to the option that begins with these letters, or searches where there is a search box.',
        },
        {
          keys: ['Enter', 'Space'],
          does: 'Takes the option and closes the list; with several choices, adds it or takes it away. In a search box, Space is a space.',
        },
        { keys: ['Escape'], does: 'Closes the list and changes nothing.' },
        { keys: ['Tab'], does: 'Closes the list and goes on to the next field.' },
      ],
      writing: [
        {
          advice: 'The label is what is chosen, in a word or two; the field itself says “Choose”.',
          good: 'Bank',
          bad: 'Please select your bank',
        },
        {
          advice: 'The error names what is missing.',
          good: 'Choose the bank your account is with.',
          bad: 'This field is required',
        },
      ],
      anatomy: {
        story: 'playground',
        height: '7rem',
        pieces: [
          {
            name: 'Label',
            is: 'What is chosen, with a star where something has to be.',
            at: 'label',
          },
          {
            name: 'Value',
            is: 'What is chosen, or “Choose”. Several are named one after the other, with their number.',
            at: '[role=combobox] > span',
          },
          {
            name: 'Arrow',
            is: 'Says that there is a list. One that can only be read has none.',
            at: '[role=combobox] > svg',
          },
        ],
      },
      examples: selectFieldExamples,
    },
    docs: {
      description: {
        component:
          'One choice, or several, from a list that opens under the field and can be searched when it is long.',
      },
    },
  },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<SelectFieldBase & { multiple?: boolean }>

export const Default: Story = {
  parameters: {
    docs: { description: { story: 'A pill that says Choose, with an arrow at its end.' } },
  },
}

export const Playground: Story = {
  args: {
    required: true,
    multiple: false,
    searchable: false,
    hint: '',
    error: '',
    readOnly: false,
    disabled: false,
  },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const Countries: Story = {
  args: { label: 'Country', options: regions(), searchable: true },
  parameters: {
    docs: {
      description: { story: 'Some 250 countries in one list, opened as fast as a list of ten.' },
    },
  },
}
