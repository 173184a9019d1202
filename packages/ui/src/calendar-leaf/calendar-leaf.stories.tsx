import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inColumn } from '../story-layout/in-column.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { says } from '../story-layout/says.ts'
import { Words } from '../words/words.tsx'
import { CalendarLeaf } from './calendar-leaf.tsx'

const meta = {
  title: 'Primitives/Calendar leaf',
  component: CalendarLeaf,
  tags: ['autodocs'],
  args: { day: '2026-12-05', label: 'With you by' },
  argTypes: { className: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'One day that matters, drawn as a leaf for the eye, with the whole date beside it in a `<time>` for everybody. Only the last three days are counted down. Days are plain text and are counted without a time zone, so none of them shifts.',
      when: 'For one day that matters: when a withdrawal is paid, when a card is charged, when a portfolio matures. The last three days are counted down.',
      whenNot: [
        { case: 'A day is chosen', take: 'Date field' },
        { case: 'Many days stand in a list', take: 'Data table' },
        { case: 'The days lead up to something', take: 'Timeline' },
      ],
      writing: [
        { advice: 'The label says what happens on that day.', good: 'With you by', bad: 'Date' },
      ],
    },
    docs: {
      description: {
        component: `One day that matters, as a leaf of a calendar beside the whole date. The last three days are counted down.

**States**: far off, in the last three days, today, past; with a note; with a title in place of the day.`,
      },
    },
  },
} satisfies Meta<typeof CalendarLeaf>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: inColumn,
  args: { today: '2026-12-02' },
  parameters: says('The leaf shows the day, the words say it whole; three days before, it counts.'),
  play: async ({ canvasElement }) => {
    const time = canvasElement.querySelector('time')
    await expect(time).toHaveAttribute('datetime', '2026-12-05')
    await expect(time).toHaveTextContent('Saturday')
    await expect(canvasElement).toHaveTextContent('in 3 days')
  },
}

export const Playground: Story = {
  decorators: inColumn,
  args: { note: 'Ask by 30 November', today: '2026-12-04' },
  parameters: says('Every property can be tried here.'),
}

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: says('Far off, near, here, past, in another language, and with long words.'),
  render: () => (
    <StateGrid
      states={{
        'far off': <CalendarLeaf {...meta.args} today="2026-11-20" />,
        'in two days': <CalendarLeaf {...meta.args} today="2026-12-03" />,
        tomorrow: <CalendarLeaf {...meta.args} today="2026-12-04" note="Ask by 30 November" />,
        today: <CalendarLeaf {...meta.args} today="2026-12-05" />,
        past: <CalendarLeaf {...meta.args} label="Matured on" today="2027-01-05" />,
        'with a title': (
          <CalendarLeaf
            day="2026-12-05"
            today="2026-12-03"
            title="₦70,000 to GTBank"
            note="Withdrawal · approved"
          />
        ),
        'in French': (
          <Words language={{ locale: 'fr', words: {} }}>
            <CalendarLeaf {...meta.args} label="Chez vous le" today="2026-12-04" />
          </Words>
        ),
        'long words': (
          <CalendarLeaf
            {...meta.args}
            day="2026-09-23"
            label="The next time that ₦50,000 are taken from your card for Family Growth Pool"
          />
        ),
      }}
    />
  ),
}
