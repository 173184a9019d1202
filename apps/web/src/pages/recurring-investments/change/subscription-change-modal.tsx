import type { ReactNode } from 'react'
import type { AskedChange } from '../subscription-actions.tsx'
import { ChangeAmountModal } from './change-amount-modal.tsx'
import type { ChangeModalProps } from './change-modal-props.ts'
import { EndQuestion } from './end-question.tsx'
import { NewCardQuestion } from './new-card-question.tsx'
import { PauseQuestion } from './pause-question.tsx'
import { ResumeQuestion } from './resume-question.tsx'
import { SkipQuestion } from './skip-question.tsx'

const modals: Readonly<Record<AskedChange, (props: ChangeModalProps) => ReactNode>> = {
  pause: PauseQuestion,
  resume: ResumeQuestion,
  skip: SkipQuestion,
  amount: ChangeAmountModal,
  card: NewCardQuestion,
  end: EndQuestion,
}

/** Asks about one change of a recurring contribution. */
export function SubscriptionChangeModal({
  change,
  ...props
}: ChangeModalProps & { change: AskedChange }) {
  const Asked = modals[change]
  return <Asked {...props} />
}
