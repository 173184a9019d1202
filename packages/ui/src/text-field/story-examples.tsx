import { TextField } from './text-field.tsx'

export const textFieldExamples = [
  {
    good: {
      says: 'The error says what is there, and how it is mended.',
      show: () => (
        <TextField
          label="Account number"
          defaultValue="012345678"
          error="This has 9 figures; an account number has 10."
        />
      ),
    },
    bad: {
      says: 'That something is wrong, and not what to do about it.',
      show: () => (
        <TextField label="Account number" defaultValue="012345678" error="Invalid input" />
      ),
    },
  },
  {
    good: {
      says: 'What helps stays in sight while somebody types.',
      show: () => <TextField label="Name" hint="As on your government ID" />,
    },
    bad: {
      says: 'Help inside the field is gone with the first letter.',
      show: () => <TextField label="Name" placeholder="As on your government ID" />,
    },
  },
]
