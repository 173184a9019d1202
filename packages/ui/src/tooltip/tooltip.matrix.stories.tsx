import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Primitives/Tooltip/Matrix',
  component: Tooltip,
} satisfies Meta<typeof Tooltip>

export default meta

const sides = ['top', 'right', 'bottom', 'left'] as const

export const EverySide: StoryObj = {
  name: 'Every side',
  tags: ['matrix'],
  parameters: {
    pictures: { area: 'window' },
    docs: { description: { story: 'The bubble keeps off the button and points at it.' } },
  },
  render: () => (
    <div className="flex flex-col items-center gap-20 p-12">
      {sides.map(side => (
        <Tooltip key={side} side={side} content={`On the ${side}`} open>
          <Button variant="secondary" size="small">
            {side}
          </Button>
        </Tooltip>
      ))}
    </div>
  ),
}
