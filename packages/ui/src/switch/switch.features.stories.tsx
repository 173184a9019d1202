import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Primitives/Switch/Features',
  component: Switch,
  args: { label: 'Remind me before each charge', onChange: fn() },
  decorators: [Story => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const WorksFromTheKeyboard: Story = {
  name: 'Works from the keyboard',
  args: { hint: 'Two days before, by e-mail' },
  parameters: {
    docs: {
      description: { story: 'Space turns it on, Enter off again; the hint is read with it.' },
    },
  },
  play: async ({ args, canvasElement }) => {
    const knob = within(canvasElement).getByRole('switch', { name: 'Remind me before each charge' })
    await userEvent.tab()
    await expect(knob).toHaveFocus()
    await expect(knob).toHaveAccessibleDescription('Two days before, by e-mail')
    await userEvent.keyboard(' ')
    await expect(knob).toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect(knob).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { label: 'ذكّرني قبل كل دفعة', defaultValue: true },
  parameters: { docs: { description: { story: 'On means the knob stands on the left.' } } },
  decorators: [Story => <div dir="rtl">{Story()}</div>],
}
