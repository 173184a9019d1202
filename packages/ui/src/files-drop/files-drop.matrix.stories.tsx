import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateGrid } from '../story-layout/matrix.tsx'
import type { QueuedFile } from './file-queue.ts'
import { FileRow } from './file-row.tsx'
import { FilesDrop } from './files-drop.tsx'

const meta = {
  title: 'Primitives/Files drop/Matrix',
  component: FilesDrop,
} satisfies Meta<typeof FilesDrop>

export default meta

const fixed = { label: 'Papers', send: async () => ({ ok: true }) as const }
const file = new File([new Uint8Array(830_000)], 'statement-october.pdf', {
  type: 'application/pdf',
})
const calm = { onRetry: () => undefined, onStop: () => undefined, onRemove: () => undefined }
const row = (state: Omit<QueuedFile, 'id' | 'file'>) => (
  <ul className="rounded-card border border-control-border bg-field">
    <FileRow queued={{ id: 1, file, ...state }} {...calm} />
  </ul>
)

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'Empty, full of words, and one file in each of its states.' } },
  },
  render: () => (
    <StateGrid
      states={{
        empty: <FilesDrop {...fixed} required hint="Photos or PDFs of up to 10 MB each" />,
        error: <FilesDrop {...fixed} error="Add at least one" />,
        disabled: <FilesDrop {...fixed} disabled />,
        waiting: row({ state: 'waiting', percent: 0 }),
        shrinking: row({ state: 'shrinking', percent: 0 }),
        sending: row({ state: 'sending', percent: 40 }),
        sent: row({ state: 'sent', percent: 100 }),
        failed: row({
          state: 'failed',
          percent: 40,
          problem: 'We could not reach the club. Please check your connection.',
        }),
      }}
    />
  ),
}
