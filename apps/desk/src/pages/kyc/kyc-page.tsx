import { useKycCase } from '@kinfold/api/operator/kyc/get-kyc-case'
import { wordsOfDocument } from '@kinfold/contract/kyc/document-words'
import type { KycCase as Case } from '@kinfold/contract/operator/kyc/kyc-case'
import { useParams } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { daysWaited, waitedText } from '../../day/days-waited.ts'
import { QueueAndCase } from '../../queue/queue-and-case.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { statusWords } from './choices.ts'
import { KycCase } from './kyc-case.tsx'
import { KycFilters } from './kyc-filters.tsx'
import { useKycQueue } from './use-kyc-queue.ts'

export function KycPage() {
  const { caseId } = useParams()
  const { today, operator_id } = useOperator()
  const { queue, filters } = useKycQueue(caseId)
  // Read ahead, so that the next case is there as soon as this one is decided.
  useKycCase(queue.next)
  const secondText = ({ status, first_approved_by, take_back }: Case) => {
    if (status === 'submitted' && first_approved_by)
      return first_approved_by.id === operator_id ? 'approved by you' : 'second person'
    if (status === 'approved' && take_back)
      return take_back.by.id === operator_id ? 'to take back, asked by you' : 'to take back'
    return undefined
  }
  const rowText = (one: Case) => ({
    title: one.member.name,
    aside:
      one.status === 'submitted'
        ? waitedText(daysWaited(one.submitted_at, today))
        : statusWords[one.status === 'approved' ? 'approved' : 'rejected'],
    below: [wordsOfDocument(one.document_type), secondText(one)].filter(Boolean).join(' · '),
  })
  return (
    <QueueAndCase
      queue={queue}
      openId={caseId}
      path={paths.kyc}
      addressOf={pathTo.kycCase}
      title="KYC"
      of={{ one: 'document', many: 'documents' }}
      rowText={rowText}
      filters={<KycFilters {...filters} />}
      empty={{
        isFiltered: filters.status !== 'submitted',
        title: 'All is checked',
        text: 'No document waits for you. What members hand in next will stand here.',
      }}
    >
      {frame => <KycCase key={frame.id} {...frame} />}
    </QueueAndCase>
  )
}
