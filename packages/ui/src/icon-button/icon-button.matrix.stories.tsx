import type { Meta, StoryObj } from '@storybook/react-vite'
import Bell from 'lucide-react/icons/bell'
import { Matrix } from '../story-layout/matrix.tsx'
import { IconButton, type IconButtonProps } from './icon-button.tsx'

const meta = {
  title: 'Primitives/Icon button/Matrix',
  component: IconButton,
} satisfies Meta<typeof IconButton>

export default meta

const variants = ['quiet', 'outline', 'primary'] as const
const states: Record<string, Partial<IconButtonProps>> = {
  ready: {},
  small: { size: 'small' },
  count: { count: 3, label: 'Notifications, 3 unread' },
  loading: { loading: true },
  disabled: { disabled: true },
}

export const EveryVariantInEveryState: StoryObj = {
  name: 'Every variant in every state',
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'Three variants, five states; icons sit in the middle.' } },
  },
  render: () => (
    <Matrix columns={Object.keys(states)} rows={[...variants]}>
      {(variant, state) => (
        <IconButton
          label="Notifications"
          icon={<Bell aria-hidden strokeWidth={1.75} />}
          {...states[state]}
          variant={variants.find(known => known === variant)}
        />
      )}
    </Matrix>
  ),
}
