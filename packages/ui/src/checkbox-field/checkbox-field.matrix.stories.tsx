import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateGrid } from '../story-layout/matrix.tsx'
import { CheckboxField } from './checkbox-field.tsx'

const meta = {
  title: 'Primitives/Checkbox field/Matrix',
  component: CheckboxField,
} satisfies Meta<typeof CheckboxField>

export default meta

const words = 'I accept the terms'

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    docs: {
      description: { story: 'The box lines up with the first line of its words in each state.' },
    },
  },
  render: () => (
    <StateGrid
      states={{
        empty: <CheckboxField label={words} />,
        ticked: <CheckboxField label={words} defaultValue />,
        required: <CheckboxField label={words} required />,
        hint: <CheckboxField label={words} hint="You can read them first" />,
        error: <CheckboxField label={words} required error="Please accept to proceed." />,
        disabled: <CheckboxField label={words} disabled />,
        'disabled, ticked': <CheckboxField label={words} disabled defaultValue />,
        'long words': (
          <CheckboxField
            defaultValue
            label="I understand that the value of a contribution can fall as well as rise, and that the club does not take my place before the tax office."
          />
        ),
      }}
    />
  ),
}
