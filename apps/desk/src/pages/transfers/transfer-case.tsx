import { useExpectedTransfer } from '@kinfold/api/operator/transfer/get-expected-transfer'
import type { TransferDetail } from '@kinfold/contract/operator/transfer/get-expected-transfer'
import { EmptyState } from '@kinfold/ui/empty-state'
import { CaseHeading } from '../../queue/case-heading.tsx'
import { CasePanes } from '../../queue/case-panes.tsx'
import { DocumentView } from '../../queue/document-view.tsx'
import { OpenCase } from '../../queue/open-case.tsx'
import type { CaseFrame } from '../../queue/queue-and-case.tsx'
import { TransferDecision } from './transfer-decision.tsx'
import { TransferFacts } from './transfer-facts.tsx'

/** A receipt beside what was expected, and the decision under both. */
export function TransferCase({ id, backTo, onDecided }: CaseFrame) {
  const read = useExpectedTransfer(id)
  return (
    <OpenCase read={read} what="transfer" backTo={backTo}>
      {detail => <Opened detail={detail} onDecided={onDecided} />}
    </OpenCase>
  )
}

function Opened({ detail, onDecided }: { detail: TransferDetail; onDecided: () => void }) {
  const { member, reference, receipt_file_id: receipt } = detail.transfer
  return (
    <CasePanes
      heading={<CaseHeading name={member.name} about={reference} />}
      evidence={
        receipt ? (
          <DocumentView fileId={receipt} label={`Receipt of ${member.name}`} what="receipt" />
        ) : (
          <div className="grid flex-1 place-content-center border-t border-line bg-surface-sunken">
            <EmptyState title="There is no receipt">
              The bank statement alone shows whether it arrived.
            </EmptyState>
          </div>
        )
      }
      facts={<TransferFacts detail={detail} />}
      decision={<TransferDecision detail={detail} onDecided={onDecided} />}
    />
  )
}
