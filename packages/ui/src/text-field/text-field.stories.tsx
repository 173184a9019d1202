import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { textFieldExamples } from './story-examples.tsx'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Primitives/Text field',
  component: TextField,
  tags: ['autodocs'],
  args: { label: 'First name', onChange: fn(), onBlur: fn() },
  argTypes: { start: { control: false }, end: { control: false } },
  decorators: [Story => <div className="max-w-sm">{Story()}</div>],
  parameters: {
    part: {
      status: 'stable',
      decision:
        'What all fields follow: a visible label above, error and hint below, tied to the input by `aria-describedby` with the error first. It takes what react-hook-form’s `register` returns, so a form needs no adapter. An error that comes while the focus is elsewhere is said with its label.',
      when: 'For one line of text: a name, an e-mail address, an account number. It takes what `register` returns.',
      whenNot: [
        { case: 'What is typed is money', take: 'Amount field' },
        { case: 'It is a phone number', take: 'Phone field' },
        { case: 'It is a day', take: 'Date field' },
        { case: 'It is secret', take: 'Password field' },
        { case: 'It is the code from an e-mail', take: 'OTP field' },
      ],
      writing: [
        {
          advice:
            'The label is a noun, always visible; an example stands in the hint, where it stays readable.',
          good: 'Last name',
          bad: 'Enter your last name here',
        },
        {
          advice: 'The error says how it is put right, and blames nobody.',
          good: 'Enter an e-mail address like ada@example.com.',
          bad: 'You entered an invalid e-mail!',
        },
      ],
      anatomy: {
        story: 'playground',
        height: '9rem',
        pieces: [
          {
            name: 'Label',
            is: 'What is asked, with a star where it has to be filled in.',
            at: 'label',
          },
          {
            name: 'Box',
            is: 'Holds what is typed; an icon or a unit may stand at either end.',
            at: 'div:has(> [data-control])',
          },
          {
            name: 'Hint',
            is: 'Help that stays while somebody types. The error comes above it.',
            at: '[id$="-hint"]',
          },
        ],
      },
      examples: textFieldExamples,
    },
    docs: {
      description: {
        component:
          'One line of text with its label above, its error and its hint below. The star says it is needed.',
      },
    },
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A label above an empty 49 px pill.' } } },
}

export const Playground: Story = {
  args: {
    required: true,
    hint: 'As on your government ID',
    error: '',
    placeholder: '',
    disabled: false,
    readOnly: false,
    labelHidden: false,
  },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
