import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from './button.tsx'
import { buttonExamples } from './story-examples.tsx'

const meta = {
  title: 'Primitives/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Continue', onClick: fn() },
  argTypes: {
    icon: { control: false },
    trailingIcon: { control: false },
    asChild: { control: false },
  },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Built on the browser’s `<button>`, or with `asChild` on the link it is given. While loading it says `aria-disabled` instead of being `disabled`, which would take the focus away, and keeps its width: without an icon the spinner hangs in the padding, so the words stay where they are. Four variants stand for four ranks.',
      when: 'For whatever starts something: send, pay, open, go on. One primary button a screen, secondary beside it, quiet for what is rarely needed, danger for what cannot be taken back.',
      whenNot: [
        { case: 'It only leads to another page, in a sentence or a list', take: 'Text link' },
        { case: 'There is room for an icon alone', take: 'Icon button' },
        { case: 'It opens a list of things to do', take: 'Dropdown menu' },
        { case: 'It turns a setting on or off', take: 'Switch' },
      ],
      keyboard: [
        {
          keys: ['Enter', 'Space'],
          does: 'Presses it. While it is loading, a press does nothing and the focus stays where it is.',
        },
      ],
      writing: [
        {
          advice: 'The label is a verb and what it is done to, as the person would say it.',
          good: 'Withdraw money',
          bad: 'Submit',
        },
        {
          advice: 'The loading label says what is going on, so the wait explains itself.',
          good: 'Sending the receipt',
          bad: 'Please wait…',
        },
      ],
      examples: buttonExamples,
    },
    docs: {
      description: {
        component: 'Starts something, in four ranks.',
      },
    },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: {
    docs: { description: { story: 'One primary button, 49 px high, fully rounded.' } },
  },
}

export const Playground: Story = {
  args: { variant: 'primary', size: 'regular', loading: false, disabled: false, fullWidth: false },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
