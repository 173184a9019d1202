import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inColumn } from '../story-layout/in-column.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { says } from '../story-layout/says.ts'
import { TransferReference } from './transfer-reference.tsx'

const without = {
  question: 'If your app has no narration',
  answer: 'Use the field for remarks or reason. If there is none, keep the receipt: we ask for it.',
}

const meta = {
  title: 'Primitives/Transfer reference',
  component: TransferReference,
  tags: ['autodocs'],
  args: { reference: 'KF-7H2K9D4M' },
  argTypes: { without: { control: false }, className: { control: false } },
  parameters: {
    part: {
      status: 'trial',
      decision:
        'By this text alone a transfer finds its member, so nothing on its page is easier to copy. It is set and said in groups, as an account number is. What to do where a bank’s app has no field for it is folded into the browser’s `<details>`.',
      when: 'For the one text a member has to write into a bank transfer, so that it is found.',
      whenNot: [
        { case: 'It only helps to look something up', take: 'Key-value list' },
        { case: 'It is the account that the transfer goes to', take: 'Account number' },
      ],
      writing: [
        {
          advice: 'The advice says what to do where there is no place for it.',
          good: 'No field for it? Put it into the description.',
          bad: 'Reference mandatory',
        },
      ],
    },
    docs: {
      description: {
        component: `The reference of a bank transfer on a plate edged with marigold, with what to do with it.

**States**: closed and open advice, without advice, copied.`,
      },
    },
  },
} satisfies Meta<typeof TransferReference>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: inColumn,
  args: { without },
  parameters: says('Said letter by letter, copied as it is to be written.'),
  play: async ({ canvasElement }) => {
    const writeText = fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    const canvas = within(canvasElement)
    await expect(canvasElement).toHaveTextContent('K F, 7 H 2 K, 9 D 4 M')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy reference' }))
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('KF-7H2K9D4M'))
  },
}

export const Playground: Story = {
  decorators: inColumn,
  args: { instruction: 'Write this as the narration of your transfer' },
  parameters: says('Every property can be tried here.'),
}

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: says('The plate with its advice folded and unfolded, and without.'),
  render: () => (
    <StateGrid
      states={{
        'advice folded': <TransferReference {...meta.args} without={without} />,
        'no advice': <TransferReference {...meta.args} />,
        'long words': (
          <TransferReference
            reference="KF-7H2K9D4M-12"
            instruction="Copy this into the field that your bank calls narration, remark, description or reason for payment"
            without={without}
          />
        ),
      }}
    />
  ),
}
