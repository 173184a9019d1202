import type { Meta, StoryObj } from '@storybook/react-vite'
import { Wizard, type WizardProps } from './wizard.tsx'

const meta = {
  title: 'Primitives/Wizard/Matrix',
  component: Wizard,
} satisfies Meta<typeof Wizard>

export default meta

const steps = ['Plan', 'Amount', 'Payment', 'Review'].map(name => ({ id: name, name }))
const wrong = steps.map(step =>
  step.id === 'Amount' ? { ...step, problem: 'This plan starts at ₦100,000 since today.' } : step,
)
const open = () => undefined

const states: readonly (Omit<WizardProps, 'label'> & { name: string })[] = [
  { name: 'First', steps, current: 'Plan', heading: 'Which plan?', onOpen: open },
  {
    name: 'Middle',
    steps,
    current: 'Payment',
    heading: 'How would you like to pay?',
    onOpen: open,
  },
  { name: 'Edited', steps, current: 'Amount', done: 3, heading: 'How much?', onOpen: open },
  { name: 'Wrong', steps: wrong, current: 'Review', heading: 'Is this right?', onOpen: open },
]

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    docs: {
      description: {
        story: 'First, middle, an earlier one edited, an earlier one wrong; wide and narrow.',
      },
    },
  },
  render: () => (
    <div className="flex flex-col gap-10">
      {states.map(({ name, ...state }) => (
        <Wizard key={name} label={name} {...state} />
      ))}
      <div className="w-72 max-w-full">
        <Wizard
          label="Narrow"
          steps={wrong}
          current="Review"
          heading="Is this right?"
          onOpen={open}
        />
      </div>
    </div>
  ),
}
