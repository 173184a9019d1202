import { usePauseSubscription } from '@kinfold/api/subscription/pause-subscription'
import { QuestionModal } from '../../../form/question-modal.tsx'
import type { ChangeModalProps } from './change-modal-props.ts'

export function PauseQuestion({ subscription: { id }, onClose }: ChangeModalProps) {
  const { run } = usePauseSubscription()
  return (
    <QuestionModal
      title="Pause this recurring contribution?"
      description="Nothing is charged until you resume it. What would have been charged meanwhile is left out."
      yes="Pause it"
      no="Go on"
      variant="primary"
      act={() => run({ params: { id } })}
      onClose={onClose}
    />
  )
}
