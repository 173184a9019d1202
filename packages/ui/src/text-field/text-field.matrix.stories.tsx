import type { Meta, StoryObj } from '@storybook/react-vite'
import Mail from 'lucide-react/icons/mail'
import { StateGrid } from '../story-layout/matrix.tsx'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Primitives/Text field/Matrix',
  component: TextField,
} satisfies Meta<typeof TextField>

export default meta

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'Each state of the field; edges, stars and errors line up.' } },
  },
  render: () => (
    <StateGrid
      states={{
        empty: <TextField label="First name" />,
        placeholder: <TextField label="Bank reference" placeholder="KF-0000" />,
        filled: <TextField label="First name" defaultValue="Adaeze" />,
        required: <TextField label="First name" required />,
        hint: <TextField label="First name" hint="As on your government ID" />,
        error: (
          <TextField label="E-mail" required defaultValue="ada@" error="Enter an e-mail address" />
        ),
        'read-only': <TextField label="E-mail" readOnly defaultValue="ada@example.com" />,
        disabled: <TextField label="E-mail" disabled defaultValue="ada@example.com" />,
        'with icon': (
          <TextField
            label="E-mail"
            start={<Mail aria-hidden strokeWidth={1.75} className="size-5" />}
          />
        ),
        'label hidden': <TextField label="Search" labelHidden placeholder="Search..." />,
      }}
    />
  ),
}
