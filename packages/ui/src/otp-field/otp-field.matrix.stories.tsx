import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateGrid } from '../story-layout/matrix.tsx'
import { OtpField } from './otp-field.tsx'

const meta = {
  title: 'Primitives/OTP field/Matrix',
  component: OtpField,
} satisfies Meta<typeof OtpField>

export default meta

const fixed = { label: 'Code', onChange: () => undefined }

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'Four boxes in each state; digits stand in the middle.' } },
  },
  render: () => (
    <StateGrid
      states={{
        empty: <OtpField {...fixed} value="" />,
        'half typed': <OtpField {...fixed} value="48" />,
        filled: <OtpField {...fixed} value="4815" required />,
        masked: <OtpField {...fixed} value="4815" masked />,
        hint: <OtpField {...fixed} value="" hint="It is good for ten minutes" />,
        error: <OtpField {...fixed} value="4816" error="That code is not right" />,
        'read-only': <OtpField {...fixed} value="4815" readOnly />,
        disabled: <OtpField {...fixed} value="48" disabled />,
      }}
    />
  ),
}
