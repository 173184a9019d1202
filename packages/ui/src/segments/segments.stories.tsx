import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { says } from '../story-layout/says.ts'
import { Segments, type SegmentsProps } from './segments.tsx'

function Remembering({ value: first, onChange: _, ...rest }: SegmentsProps<string>) {
  const [value, setValue] = useState(first)
  return <Segments {...rest} value={value} onChange={setValue} />
}

const spans = [
  { value: '3', label: '3M', spoken: '3 months' },
  { value: '12', label: '1Y', spoken: '1 year' },
  { value: 'all', label: 'All', spoken: 'Since the beginning' },
]

const meta = {
  title: 'Primitives/Segments',
  component: Segments<string>,
  render: args => <Remembering {...args} />,
  tags: ['autodocs'],
  args: { label: 'How far back', segments: spans, value: '12', onChange: fn() },
  argTypes: { segments: { control: false }, onChange: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Native radio buttons in a `<fieldset>`, drawn as one pill: arrow keys, group and names come from the browser without code. What has pages of its own is tabs, and an answer in a form is radio cards.',
      when: 'For two to four views of the same thing, in a word each: how far back a curve goes, in which currency a figure is told. What is pressed shows at once.',
      whenNot: [
        { case: 'Each view is a part of the page with its own content', take: 'Tabs' },
        { case: 'It is an answer in a form', take: 'Radio cards' },
        { case: 'There are more than four', take: 'Select field' },
      ],
      keyboard: [
        {
          keys: ['Left', 'Right', 'Up', 'Down'],
          does: 'Chooses the segment before or after; it holds at once.',
        },
      ],
      writing: [
        {
          advice: 'Each segment is one or two words of the same kind.',
          good: '3 months, 1 year, Since the beginning',
          bad: 'Short, 12, Show all data',
        },
      ],
    },
    docs: {
      description: {
        component: `One of a few views of the same thing.

**States**: chosen, not chosen, on paper and on the indigo ground.`,
      },
    },
  },
} satisfies Meta<typeof Segments<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: says('A stop for Tab; arrows choose, and what is chosen holds at once.'),
  play: async ({ canvasElement }) => {
    const chosen = within(canvasElement).getByRole('radio', { name: '1 year' })
    await userEvent.tab()
    await expect(chosen).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(
      within(canvasElement).getByRole('radio', { name: 'Since the beginning' }),
    ).toBeChecked()
  },
}

export const Playground: Story = {
  args: { value: '3' },
  parameters: says('Every property can be tried here.'),
}

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: says('On paper and on indigo; what is chosen stands out without its hue.'),
  render: () => (
    <StateGrid
      states={{
        'on paper': <Remembering {...meta.args} />,
        'on indigo': (
          <Card tone="feature">
            <Remembering {...meta.args} />
          </Card>
        ),
        'two words': (
          <Remembering
            {...meta.args}
            label="Currency"
            value="NGN"
            segments={[
              { value: 'NGN', label: 'Naira' },
              { value: 'USD', label: 'Dollars' },
            ]}
          />
        ),
      }}
    />
  ),
}
