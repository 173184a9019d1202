import { useUnmatchStatementLine } from '@kinfold/api/operator/statement/unmatch-statement-line'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import { type CommonReason, ReasonForm } from '../../queue/reason-form.tsx'

const reasons: readonly CommonReason[] = [
  { label: 'Another payment', text: 'It shows another payment of the same amount.' },
  { label: 'Another member', text: 'It is another member’s money.' },
  { label: 'A slip', text: 'It was matched by mistake.' },
]

const isOnlyFound = ({ because }: StatementLine) => because.includes('recorded')

type UndoFormProps = { line: StatementLine; onClose: () => void; onUndone: () => void }

export function UndoForm({ line, onClose, onUndone }: UndoFormProps) {
  const { run, isRunning } = useUnmatchStatementLine()
  return (
    <ReasonForm
      title="Why is the match undone?"
      reasons={reasons}
      effect={
        isOnlyFound(line)
          ? 'What is in the books stays there. The line waits again.'
          : 'What was booked is booked back, and the line waits again. The reason is kept in the log.'
      }
      action="Undo"
      isRunning={isRunning}
      seen={line.matched_at}
      send={body => run({ params: { id: line.id }, body })}
      onClose={onClose}
      onSent={onUndone}
    />
  )
}
