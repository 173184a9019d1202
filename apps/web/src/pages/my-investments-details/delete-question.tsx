import { useDeletePortfolio } from '@kinfold/api/portfolio/delete-portfolio'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { useNavigate } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { QuestionModal } from '../../form/question-modal.tsx'

type DeleteQuestionProps = { portfolio: Portfolio; onClose: () => void }

export function DeleteQuestion({ portfolio, onClose }: DeleteQuestionProps) {
  const { id, plan, currency, status } = portfolio
  const { run } = useDeletePortfolio()
  const navigate = useNavigate()
  return (
    <QuestionModal
      title="Delete this portfolio?"
      description={
        <>
          Your portfolio in {planLabel(plan)} holds no money.{' '}
          {status === 'pending_confirmation'
            ? 'We go on looking for your transfer; once found, it goes to your wallet.'
            : 'A payment that was begun for it is cancelled; should money arrive after all, it goes to your wallet.'}
        </>
      }
      yes="Delete it"
      act={() => run({ params: { id } })}
      onClose={onClose}
      onDone={() => void navigate(pathTo.investmentsIn(currency), { replace: true })}
    />
  )
}
