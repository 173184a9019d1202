import { useFile } from '@kinfold/api/file/get-file'
import { useOwnDocuments } from '@kinfold/api/kyc/list-own-documents'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { OwnDocument } from '@kinfold/contract/kyc/list-own-documents'
import FileText from 'lucide-react/icons/file-text'
import { useEffect, useState } from 'react'
import { dayText } from '../../../day/day-text.ts'

/** What was not taken, small: so that nobody uploads the same again. Its place is kept while it comes. */
export function RejectedPicture({ kind }: { kind: OwnDocument['kind'] }) {
  // Newest first.
  const rejected = useOwnDocuments().data?.documents.find(
    document => document.kind === kind && document.status === 'rejected',
  )
  const { data, failure } = useFile(rejected?.file_id)
  const address = useAddressOf(data)
  return (
    <figure className="flex items-center gap-4 text-small text-ink-muted">
      <span className="grid h-18 w-26 shrink-0 place-items-center overflow-hidden rounded-option border border-line bg-surface-sunken">
        {address ? <Picture key={address} address={address} /> : null}
        {failure && !data ? <Paper /> : null}
      </span>
      <figcaption>
        {rejected
          ? `What you uploaded on ${dayText(dayInLagos(new Date(rejected.submitted_at)))}`
          : null}
      </figcaption>
    </figure>
  )
}

// A PDF, or whatever else can't be drawn or fetched.
const Paper = () => <FileText aria-hidden size={28} strokeWidth={1.5} />

function Picture({ address }: { address: string }) {
  const [isDrawn, setDrawn] = useState(true)
  if (!isDrawn) return <Paper />
  return (
    <img alt="" src={address} onError={() => setDrawn(false)} className="size-full object-cover" />
  )
}

/** As long as it is shown. */
function useAddressOf(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return undefined
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
