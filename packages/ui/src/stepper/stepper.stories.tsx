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
      when: 'For where somebody is in a flow of three to five steps in a fixed order. It tells and does not lead anywhere.',
      whenNot: [
        { case: 'The steps can be opened again, and their answers are kept', take: 'Wizard' },
        { case: 'They are done in any order', take: 'Progress' },
        { case: 'They happen to one thing over days', take: 'Timeline' },
      ],
      writing: [
        {
          advice: 'A step is called what it is about, in a word or two.',
          good: 'Plan, Amount, Pay',
          bad: 'Step 1, Step 2, Step 3',
        },
      ],
    },
    docs: {
      description: {
        component: `Where the member is in a flow of a few steps. It tells; it does not navigate.

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
