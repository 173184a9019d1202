import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../story-layout/matrix.tsx'
import { StatusPill, type StatusPillProps } from './status-pill.tsx'

const meta = {
  title: 'Primitives/Status pill/Matrix',
  component: StatusPill,
} satisfies Meta<typeof StatusPill>

export default meta

const tones: Record<string, { tone: StatusPillProps['tone']; words: string[] }> = {
  neutral: { tone: 'neutral', words: ['Not submitted', 'Closed'] },
  info: { tone: 'info', words: ['In batch', 'Matured'] },
  success: { tone: 'success', words: ['Active', 'Paid'] },
  warning: { tone: 'warning', words: ['Pending payment', 'In review'] },
  danger: { tone: 'danger', words: ['Rejected', 'Payment failed'] },
}

export const EveryTone: StoryObj = {
  name: 'Every tone',
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'Five tones; told apart without their colour too.' } },
  },
  render: () => (
    <Matrix rows={Object.keys(tones)} columns={['one', 'other']}>
      {(row, column) => (
        <StatusPill tone={tones[row]?.tone ?? 'neutral'}>
          {tones[row]?.words[column === 'one' ? 0 : 1]}
        </StatusPill>
      )}
    </Matrix>
  ),
}
