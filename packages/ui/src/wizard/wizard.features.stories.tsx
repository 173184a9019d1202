import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectHeard, listen } from '../story-layout/expect-heard.ts'
import { says } from '../story-layout/says.ts'
import { StoryWizard } from './story-wizard.tsx'

const meta = {
  title: 'Primitives/Wizard/Features',
  component: StoryWizard,
  decorators: [Story => <div className="max-w-160">{Story()}</div>],
} satisfies Meta<typeof StoryWizard>

export default meta
type Story = StoryObj<typeof meta>

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const expectHeadingFocused = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus())

export const First: Story = {
  parameters: says('The first step takes no focus by itself; nothing is done yet, nothing opens.'),
  play: async ({ canvasElement }) => {
    const heading = screen.getByRole('heading', { name: 'Step 1 of 3: Which plan?' })
    await expect(heading).not.toHaveFocus()
    const steps = within(canvasElement).getByRole('list', { name: 'Save for something' })
    await expect(within(steps).queryByRole('button')).toBeNull()
  },
}

export const Middle: Story = {
  parameters: says('At each new step its heading has the focus, also on the way back.'),
  play: async () => {
    await press('Continue')
    await expectHeadingFocused('Step 2 of 3: What shall we call it?')
    await press('Back')
    await expectHeadingFocused('Step 1 of 3: Which plan?')
  },
}

export const FromTheKeyboard: Story = {
  name: 'From the keyboard',
  parameters: says('Enter goes on; what is missing has the focus; Tab goes on from the heading.'),
  play: async () => {
    await press('Continue')
    await expectHeadingFocused('Step 2 of 3: What shall we call it?')
    await userEvent.tab()
    await expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus()
    await userEvent.keyboard('Rent{Enter}')
    await expectHeadingFocused('Step 3 of 3: Is this right?')
  },
}

export const Review: Story = {
  args: { start: 'review' },
  parameters: says('All that was said, before it is sent; each step can be opened again.'),
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getByRole('list', { name: 'Save for something' })
    await expect(within(steps).getAllByRole('button')).toHaveLength(2)
    await expect(screen.getByText('School fees')).toBeVisible()
  },
}

export const EditFromReview: Story = {
  name: 'Edit from review',
  args: { start: 'review' },
  parameters: says('Edit opens the step and Continue comes back; so does Back.'),
  play: async () => {
    await press('Edit the name')
    await expectHeadingFocused('Step 2 of 3: What shall we call it?')
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), ' 2027')
    await press('Continue')
    await expectHeadingFocused('Step 3 of 3: Is this right?')
    await expect(screen.getByText('School fees 2027')).toBeVisible()
    await press('Plan')
    await expectHeadingFocused('Step 1 of 3: Which plan?')
    await press('Continue')
    await expectHeadingFocused('Step 3 of 3: Is this right?')
  },
}

export const ErrorInAnEarlierStep: Story = {
  name: 'Error in an earlier step',
  args: { start: 'review', sent: 'refused' },
  parameters: says('The step is marked and heard, with its words and a way to it.'),
  play: async ({ canvasElement }) => {
    await listen()
    await press('Send')
    await expectHeard(/^Name: You have something of that name already\./)
    const steps = within(canvasElement).getAllByRole('listitem')
    await expect(steps[1]).toHaveTextContent('Needs another look: Name')
    await press('Change Name')
    await expectHeadingFocused('Step 2 of 3: What shall we call it?')
  },
}

export const SlowNext: Story = {
  name: 'Slow next step',
  args: { start: 'review', sent: 'never' },
  parameters: says('The button keeps the focus and its place, and says what it waits for.'),
  play: async () => {
    await listen()
    await press('Send')
    await expectHeard('It is being sent, one moment')
    await expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
    await expect(screen.getByRole('heading', { name: /Is this right/ })).toBeVisible()
  },
}
