import type { Meta, StoryObj } from '@storybook/react-vite'
import Info from 'lucide-react/icons/info'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  args: {
    content: 'Set by the club this morning',
    children: <IconButton label="About this rate" icon={<Info aria-hidden strokeWidth={1.75} />} />,
  },
  argTypes: { children: { control: false }, open: { control: false } },
  decorators: [Story => <div className="flex justify-center p-12">{Story()}</div>],
  parameters: {
    part: {
      status: 'trial',
      decision:
        'Follows the WAI-ARIA tooltip pattern, on Radix: it shows on focus as well as under the pointer, and Escape closes it. Touch shows none, so nothing needed stands only here; so far it is the narrow sidebar’s alone. What can be pressed goes into a popover.',
      when: 'For a few words about one control, on a desk: what an icon alone means.',
      whenNot: [
        { case: 'It can be pressed, or is more than a few words', take: 'Popover' },
        {
          case: 'It is needed to fill in a field: that goes into the field’s hint',
          take: 'Text field',
        },
        { case: 'Phones need it too: touch shows no tooltips', take: 'Popover' },
      ],
      keyboard: [
        { keys: ['Tab'], does: 'With the focus on its control, the words show and are read.' },
        { keys: ['Escape'], does: 'Takes them away; the focus stays.' },
      ],
      writing: [
        {
          advice: 'It says more than the control’s name, in a few words without a full stop.',
          good: 'Set by the club this morning',
          bad: 'Tooltip: info',
        },
      ],
    },
    docs: {
      description: {
        component:
          'A few words about one control, while the pointer rests on it or it has the focus. Nothing needed stands only here: touch shows no tooltips.',
      },
    },
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A button; its words appear above it.' } } },
}

export const Playground: Story = {
  args: { side: 'right', delay: 0 },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
