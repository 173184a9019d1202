import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateGrid } from '../story-layout/matrix.tsx'
import { samplePasswordRules } from '../story-layout/password-rules.ts'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Primitives/Password field/Matrix',
  component: PasswordField,
} satisfies Meta<typeof PasswordField>

export default meta

function typed(value: string) {
  return (
    <PasswordField
      label="Password"
      rules={samplePasswordRules}
      value={value}
      readOnly={false}
      onChange={() => undefined}
    />
  )
}

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    docs: {
      description: { story: 'Hidden, with its error, and the hints at none, some and all.' },
    },
  },
  render: () => (
    <StateGrid
      states={{
        empty: <PasswordField label="Password" required />,
        filled: <PasswordField label="Password" required defaultValue="Adire#2026" />,
        error: (
          <PasswordField
            label="Confirm password"
            required
            defaultValue="adire"
            error="Password doesn't match"
          />
        ),
        disabled: <PasswordField label="Password" disabled defaultValue="Adire#2026" />,
        'no rule met': typed(''),
        'some rules met': typed('adire2026'),
        'all rules met': typed('Adire#2026'),
      }}
    />
  ),
}
