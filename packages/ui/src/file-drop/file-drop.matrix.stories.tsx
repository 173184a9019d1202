import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateGrid } from '../story-layout/matrix.tsx'
import { FileDrop } from './file-drop.tsx'

const meta = {
  title: 'Primitives/File drop/Matrix',
  component: FileDrop,
} satisfies Meta<typeof FileDrop>

export default meta

const pdf = new File([new Uint8Array(1_250_000)], 'receipt.pdf', { type: 'application/pdf' })
const fixed = { label: 'Receipt', value: null, onChange: () => undefined }

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'Empty, chosen, sending and refused, each calm and in line.' } },
  },
  render: () => (
    <StateGrid
      states={{
        empty: <FileDrop {...fixed} />,
        hint: <FileDrop {...fixed} required hint="A photo or PDF of up to 10 MB" />,
        error: (
          <FileDrop
            {...fixed}
            error="File cannot be larger than 10MB. please choose a smaller file"
          />
        ),
        disabled: <FileDrop {...fixed} disabled />,
        chosen: <FileDrop {...fixed} value={pdf} />,
        sending: <FileDrop {...fixed} value={pdf} progress={40} />,
        'read-only': <FileDrop {...fixed} value={pdf} readOnly />,
      }}
    />
  ),
}
