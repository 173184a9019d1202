import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stepper } from './stepper.tsx'

const steps = ['Plan', 'Amount', 'Payment', 'Receipt']

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  tags: ['autodocs'],
  args: { label: 'Contribute', steps, current: 1 },
  argTypes: { className: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Tells where one is in a flow: a list with `aria-current="step"`, and “Done:” in words. It doesn’t navigate. By container query it becomes a line of parts with the current name above where the names have no room.',
    },
    docs: {
      description: {
        component: `Where the member is in a flow of a few steps. It tells; it does not navigate.

**Use it for** three to five steps in a fixed order, above the step’s card.

**Not for** a checklist in any order (timeline or progress), or two steps (just a Back button).

**States**: done, current, ahead, all done; in a narrow place one line of parts with the current step’s name.`,
      },
    },
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'One step done, the second under way.' } } },
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem')
    await expect(steps[0]).toHaveTextContent('Done: Plan')
    await expect(steps[1]).toHaveAttribute('aria-current', 'step')
  },
}

export const Playground: Story = {
  args: { current: 2 },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const EveryState: Story = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'First, middle, last, all done; wide and narrow.' } },
  },
  render: () => (
    <div className="flex flex-col gap-8">
      {[0, 2, 3, 4].map(current => (
        <Stepper key={current} label={`Contribute, ${current}`} steps={steps} current={current} />
      ))}
      <div className="w-72 max-w-full">
        <Stepper label="Contribute, narrow" steps={steps} current={2} />
      </div>
    </div>
  ),
}
