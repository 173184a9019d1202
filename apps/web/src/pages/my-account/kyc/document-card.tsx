import { kycValidationDays } from '@kinfold/contract/constants'
import type { DocumentStatus } from '@kinfold/contract/kyc/document-status'
import type { OwnDocument } from '@kinfold/contract/kyc/list-own-documents'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { StatusPill } from '@kinfold/ui/status-pill'
import { type ReactNode, useState } from 'react'
import { useKeptFocus } from '../../../sent-form/use-kept-focus.ts'
import { documentLooks } from './document-looks.ts'
import { RejectedPicture } from './rejected-picture.tsx'

type DocumentCardProps = {
  kind: OwnDocument['kind']
  title: string
  /** What counts as one. */
  what: string
  status: DocumentStatus
  reason: string | null
  /** Its form is open at once; that of a later one waits for a press. */
  isNext: boolean
  form: (onSent: () => void) => ReactNode
}

/** A document that waits may be replaced by a newer one; one that is approved is locked. */
export function DocumentCard({
  kind,
  title,
  what,
  status,
  reason,
  isNext,
  form,
}: DocumentCardProps) {
  const [isReplacing, setReplacing] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const focus = useKeptFocus()
  const sent = () => {
    setReplacing(false)
    focus.keep()
  }
  const { tone, label } = documentLooks[status]
  const isAsked = status === 'not_submitted' || status === 'rejected'
  return (
    <Card title={title} action={<StatusPill tone={tone}>{label}</StatusPill>}>
      <div {...focus.place} className="flex flex-col items-start gap-5 outline-none">
        {status === 'rejected' && reason ? (
          <Banner tone="danger" className="w-full" title="Why it was not taken">
            {reason}
          </Banner>
        ) : (
          <p className="text-body text-ink-muted">{explain(status, what)}</p>
        )}
        {status === 'rejected' ? <RejectedPicture kind={kind} /> : null}
        {status === 'submitted' && !isReplacing ? (
          <Button size="small" variant="secondary" onClick={() => setReplacing(true)}>
            Upload another one instead
          </Button>
        ) : null}
        {isAsked && !isNext && !isOpen ? (
          <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
            Begin<span className="sr-only"> with your {title.toLowerCase()}</span>
          </Button>
        ) : null}
        {(isAsked && (isNext || isOpen)) || (status === 'submitted' && isReplacing)
          ? form(sent)
          : null}
      </div>
    </Card>
  )
}

function explain(status: DocumentStatus, what: string): string {
  if (status === 'approved') return 'Approved. You need not do anything more.'
  return status === 'submitted' ? `We are checking it. It takes ${kycValidationDays}.` : what
}
