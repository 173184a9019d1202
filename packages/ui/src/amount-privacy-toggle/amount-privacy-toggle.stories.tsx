import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { AmountPrivacy } from '../amount-privacy/amount-privacy.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { AmountPrivacyToggle } from './amount-privacy-toggle.tsx'

const meta = {
  title: 'Primitives/Amount privacy toggle',
  component: AmountPrivacyToggle,
  tags: ['autodocs'],
  argTypes: { className: { control: false } },
  decorators: [Story => <AmountPrivacy>{Story()}</AmountPrivacy>],
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Follows the toggle button of the WAI-ARIA button pattern: `aria-pressed` tells the state, and the name never changes. It knows no amount; it works on the amount privacy around it.',
      when: 'For the eye beside the first amount of a page, usually as the action of a stat. One a page.',
      whenNot: [
        { case: 'It shows a password', take: 'Password field' },
        { case: 'It changes something that is kept', take: 'Switch' },
      ],
      writing: [
        {
          advice:
            'The name says what is hidden and never changes; that it is pressed says the rest.',
          good: 'Hide amounts',
          bad: 'Show/hide',
        },
      ],
    },
    docs: {
      description: {
        component:
          'The eye that hides every amount of the page, and shows them again. It works on the amount privacy around it; its name never changes, only whether it is pressed.',
      },
    },
  },
} satisfies Meta<typeof AmountPrivacyToggle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'An open eye, 44 px to press.' } } },
}

export const Playground: Story = {
  args: { className: 'text-link' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const FromTheKeyboard: Story = {
  name: 'From the keyboard',
  parameters: {
    docs: { description: { story: 'Space presses it in; the eye is struck through until again.' } },
  },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button', { name: 'Hide amounts' })
    await userEvent.tab()
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  },
}

export const EveryState: Story = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: { docs: { description: { story: 'Amounts shown, and hidden; on indigo too.' } } },
  render: () => (
    <StateGrid
      states={{
        shown: <AmountPrivacyToggle />,
        hidden: (
          <AmountPrivacy defaultHidden>
            <AmountPrivacyToggle />
          </AmountPrivacy>
        ),
        'on indigo': (
          <div className="feature-ground w-fit rounded-card p-2">
            <AmountPrivacyToggle />
          </div>
        ),
      }}
    />
  ),
}
