import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { withMemory } from '../story-layout/with-memory.tsx'
import { PhoneField } from './phone-field.tsx'
import { storyCountries } from './story-countries.ts'

const meta = {
  title: 'Primitives/Phone field',
  component: PhoneField,
  tags: ['autodocs'],
  args: {
    label: 'Phone',
    countries: storyCountries,
    value: '',
    onChange: fn(),
    onCountryChange: fn(),
  },
  argTypes: { countries: { control: false }, value: { control: false } },
  decorators: [Story => <div className="max-w-sm">{Story()}</div>],
  render: withMemory(PhoneField),
  parameters: {
    part: {
      status: 'stable',
      decision:
        'A calling code and digits, because members live in many countries: a number pasted with its plus finds its country, and what is only dialled at home, such as a trunk zero, is dropped by the rule of its country. Countries stand in the house’s listbox (ADR 12), found by the start of their name, by code or by number. The whole menu is fetched once the countries are there; the flags are drawn after their rows, since finding their letters takes longer than all the rest.',
      when: 'For a phone number, from any country. The country’s code is chosen or comes with a pasted number, and only digits go into the box.',
      whenNot: [
        { case: 'The digits are no phone number: an account number, a BVN', take: 'Text field' },
        { case: 'Only a country is asked for', take: 'Select field' },
      ],
      keyboard: [
        { keys: ['Enter', 'Space', 'Down'], does: 'On the country: opens the menu of countries.' },
        { keys: ['A–Z', '0–9'], does: 'In the menu: searches by name, code or number.' },
        { keys: ['Up', 'Down'], does: 'In the menu: moves through the countries.' },
        { keys: ['Enter'], does: 'In the menu: takes the country and leads on to the digits.' },
        { keys: ['Escape'], does: 'Closes the menu; the focus is back on the country.' },
      ],
      writing: [
        {
          advice: 'The label needs no “number”; the hint says why it is asked for.',
          good: 'Phone',
          bad: 'Mobile telephone number *',
        },
        {
          advice: 'The error says what to change.',
          good: 'A number in Nigeria has 10 digits after +234.',
          bad: 'Invalid phone number',
        },
      ],
      anatomy: {
        story: 'playground',
        height: '9rem',
        pieces: [
          {
            name: 'Label',
            is: 'Whose number is asked for, with a star where it has to be filled in.',
            at: 'label',
          },
          {
            name: 'Country',
            is: 'The calling code with its flag. It opens the menu of countries.',
            at: '[aria-haspopup=dialog]',
            edge: 'below',
          },
          {
            name: 'Box',
            is: 'Takes the digits after the calling code; of a pasted number the country goes to its own place.',
            at: '[data-control]',
          },
          {
            name: 'Hint',
            is: 'Why the number is asked for. The error comes above it.',
            at: '[id$="-hint"]',
          },
        ],
      },
    },
    docs: {
      description: {
        component:
          'Calling code and digits. The country is chosen from a menu with a search; only digits go into the box.',
      },
    },
  },
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'The United States until another is chosen.' } } },
}

export const Playground: Story = {
  args: {
    required: true,
    defaultCountry: 'NG',
    placeholder: '801 234 5678',
    hint: 'We call only when something is wrong',
    error: '',
    disabled: false,
    readOnly: false,
    labelHidden: false,
  },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
