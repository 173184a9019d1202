import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RadioCards } from './radio-cards.tsx'

const meta = {
  title: 'Primitives/Radio cards',
  component: RadioCards,
  tags: ['autodocs'],
  args: {
    label: 'Pay with',
    onChange: fn(),
    cards: [
      { value: 'transfer', label: 'Bank transfer', description: 'Confirmed within 48 hours' },
      { value: 'card', label: 'Card', description: 'At once, with a small charge' },
    ],
  },
  decorators: [Story => <div className="max-w-xl">{Story()}</div>],
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Follows the WAI-ARIA radio group, on Radix, for choices that each deserve a line of explanation. The base swallowed Enter, so that a member with a keyboard alone was stuck at the ways of paying, and lost the choice when an arrow was let go early; both are mended here. Label and description are apart, so that the name of a choice stays short.',
      when: 'For one choice between two to five things that each deserve a line of explanation.',
      whenNot: [
        { case: 'Each choice costs something or arrives at another time', take: 'Way to pay' },
        { case: 'The choices are many or explain themselves', take: 'Select field' },
        { case: 'It only changes what is shown', take: 'Segments' },
        { case: 'The choice is yes or no', take: 'Checkbox field' },
      ],
      keyboard: [
        {
          keys: ['Left', 'Right', 'Up', 'Down'],
          does: 'Chooses the card before or after, and steps over what is out of reach.',
        },
        { keys: ['Space'], does: 'Chooses the card that has the focus, when none is chosen yet.' },
        { keys: ['Enter'], does: 'Sends the form.' },
      ],
      writing: [
        {
          advice:
            'Each label is two or three words; what follows from it stands in the description.',
          good: 'Bank transfer, with “Confirmed within 48 hours” below',
          bad: 'Pay by bank transfer, which takes up to 48 hours',
        },
        {
          advice: 'The error says what the choice is for.',
          good: 'Choose how you would like to pay.',
          bad: 'No option selected',
        },
      ],
      anatomy: {
        story: 'default',
        height: '15rem',
        pieces: [
          { name: 'Label', is: 'What is chosen.', at: '[id$="-label"]' },
          {
            name: 'Card',
            is: 'One choice; a press anywhere on it takes it.',
            at: '[role=radio]',
            edge: 'above',
          },
          { name: 'Title', is: 'The choice in a word or two.', at: '[role=radio] [id$="-label"]' },
          {
            name: 'Description',
            is: 'What tells it from the others.',
            at: '[role=radio] [id$="-description"]',
          },
          {
            name: 'Circle',
            is: 'Filled in the card that is chosen.',
            at: '[role=radio] > [aria-hidden]',
          },
        ],
      },
    },
    docs: {
      description: {
        component: 'A choice between a few things that each deserve a line of explanation.',
      },
    },
  },
} satisfies Meta<typeof RadioCards>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Two cards side by side, none chosen.' } } },
}

export const Playground: Story = {
  args: { required: true, hint: '', error: '', layout: 'column', disabled: false },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
