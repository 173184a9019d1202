import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateGrid } from '../story-layout/matrix.tsx'
import { AmountField } from './amount-field.tsx'

const meta = {
  title: 'Primitives/Amount field/Matrix',
  component: AmountField,
} satisfies Meta<typeof AmountField>

export default meta

const fixed = { label: 'Amount', onChange: () => undefined }

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'The sign a little smaller than the figures, in each state.' } },
  },
  render: () => (
    <StateGrid
      states={{
        empty: <AmountField {...fixed} value={null} />,
        filled: <AmountField {...fixed} value={123_450_000n} required />,
        'with decimals': <AmountField {...fixed} value={123_450n} symbol="$" />,
        large: <AmountField {...fixed} value={123_450_000n} size="large" />,
        hint: <AmountField {...fixed} value={null} hint="You have ₦1,250,000" />,
        error: <AmountField {...fixed} value={999_900n} error="You have less than that" />,
        'read-only': <AmountField {...fixed} value={123_450n} readOnly />,
        disabled: <AmountField {...fixed} value={123_450n} disabled />,
      }}
    />
  ),
}
