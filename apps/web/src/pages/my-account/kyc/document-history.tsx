import { useOwnDocuments } from '@kinfold/api/kyc/list-own-documents'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { wordsOfDocument } from '@kinfold/contract/kyc/document-words'
import type { OwnDocument } from '@kinfold/contract/kyc/list-own-documents'
import { Card } from '@kinfold/ui/card'
import { Timeline, type TimelineEvent } from '@kinfold/ui/timeline'
import { dayText } from '../../../day/day-text.ts'

const day = (moment: string) => dayText(dayInLagos(new Date(moment)))

const states = {
  not_submitted: 'ahead',
  submitted: 'current',
  approved: 'done',
  rejected: 'failed',
} as const satisfies Readonly<Record<OwnDocument['status'], TimelineEvent['state']>>

function whatBecameOf({ status, submitted_at, decided_at }: OwnDocument): string {
  const uploaded = `Uploaded on ${day(submitted_at)}`
  if (!decided_at || status === 'submitted') return `${uploaded}, being checked`
  return `${uploaded}, ${status === 'approved' ? 'approved' : 'not taken'} on ${day(decided_at)}`
}

/** Every document that was ever uploaded, with its days. Not there before the first. */
export function DocumentHistory() {
  const { data, failure, reload } = useOwnDocuments()
  if (failure && !data)
    return <ReadFailure what="Your earlier documents" failure={failure} onRetry={reload} />
  if (!data || data.documents.length === 0) return null
  return (
    <Card title="What you uploaded">
      <Timeline
        label="What you uploaded"
        events={data.documents.map(document => ({
          id: document.id,
          title: wordsOfDocument(document.document_type),
          time: whatBecameOf(document),
          state: states[document.status],
          children: document.rejection_reason ?? undefined,
        }))}
      />
    </Card>
  )
}
