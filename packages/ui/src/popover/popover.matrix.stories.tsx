import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Popover } from './popover.tsx'

const meta = {
  title: 'Primitives/Popover/Matrix',
  component: Popover,
} satisfies Meta<typeof Popover>

export default meta

export const Open: StoryObj = {
  tags: ['matrix'],
  parameters: {
    pictures: { area: 'window' },
    docs: { description: { story: 'A panel below its button: heading, words and a link.' } },
  },
  render: () => (
    <div className="p-6">
      <Popover open title="What you pay" trigger={<Button variant="secondary">Fees</Button>}>
        <p className="text-small text-ink-muted">
          1.5 % for cards, nothing for a bank transfer. The whole sum is shown before you pay.
        </p>
        <a
          href="#fees"
          className="mt-3 inline-block text-small text-link underline underline-offset-4"
        >
          All fees
        </a>
      </Popover>
    </div>
  ),
  // Its ring is in the picture.
  play: () => waitFor(() => expect(screen.getByRole('link', { name: 'All fees' })).toHaveFocus()),
}
