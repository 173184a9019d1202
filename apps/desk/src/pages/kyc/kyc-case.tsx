import { useKycCase } from '@kinfold/api/operator/kyc/get-kyc-case'
import { wordsOfDocument } from '@kinfold/contract/kyc/document-words'
import type { KycCaseDetail } from '@kinfold/contract/operator/kyc/get-kyc-case'
import { CaseHeading } from '../../queue/case-heading.tsx'
import { CasePanes } from '../../queue/case-panes.tsx'
import { DocumentView } from '../../queue/document-view.tsx'
import { OpenCase } from '../../queue/open-case.tsx'
import type { CaseFrame } from '../../queue/queue-and-case.tsx'
import { CaseFacts } from './case-facts.tsx'
import { Decision } from './decision.tsx'

/** A document beside the membership record it has to agree with, and the decision under both. */
export function KycCase({ id, backTo, onDecided }: CaseFrame) {
  const read = useKycCase(id)
  return (
    <OpenCase read={read} what="document" backTo={backTo}>
      {detail => <Opened detail={detail} onDecided={onDecided} />}
    </OpenCase>
  )
}

function Opened({ detail, onDecided }: { detail: KycCaseDetail; onDecided: () => void }) {
  const { kyc_case: about } = detail
  const words = wordsOfDocument(about.document_type)
  return (
    <CasePanes
      heading={<CaseHeading name={about.member.name} about={words} />}
      evidence={<DocumentView fileId={about.file_id} label={`${words} of ${about.member.name}`} />}
      facts={<CaseFacts detail={detail} />}
      decision={<Decision detail={detail} onDecided={onDecided} />}
    />
  )
}
