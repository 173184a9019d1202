import { useKycCase } from '@kinfold/api/operator/kyc/get-kyc-case'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { wordsOfDocument } from '@kinfold/contract/kyc/document-words'
import type { KycCaseDetail } from '@kinfold/contract/operator/kyc/get-kyc-case'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'
import { TextLink } from '@kinfold/ui/text-link'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { CaseFacts } from './case-facts.tsx'
import { Decision } from './decision.tsx'
import { DocumentView } from './document-view.tsx'

type KycCaseProps = {
  id: string
  /** The queue as it was filtered. */
  backTo: string
  onDecided: () => void
}

/** A document beside the membership record it has to agree with, and the decision under both. */
export function KycCase({ id, backTo, onDecided }: KycCaseProps) {
  const { data, failure, isRefetching, reload } = useKycCase(id)
  return (
    <div
      aria-busy={isRefetching || undefined}
      data-refetching={isRefetching || undefined}
      className="flex min-w-0 flex-1 flex-col lg:min-h-0 lg:overflow-y-auto xl:overflow-visible"
    >
      <TextLink asChild className="px-4 pt-4 text-small lg:hidden">
        <Link to={backTo}>Back to the queue</Link>
      </TextLink>
      {failure ? (
        <div className="p-4">
          <h1 className="sr-only">A document that can’t be shown</h1>
          <ReadFailure what="This document" failure={failure} onRetry={reload} />
        </div>
      ) : null}
      {data ? <Opened detail={data} onDecided={onDecided} /> : null}
      {data || failure ? null : <Coming />}
    </div>
  )
}

function Opened({ detail, onDecided }: { detail: KycCaseDetail; onDecided: () => void }) {
  const { kyc_case: about } = detail
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever came by a key hears whose document it is, and their next key counts here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const words = wordsOfDocument(about.document_type)
  return (
    <div className="flex flex-1 flex-col xl:min-h-0 xl:flex-row">
      <div className="flex h-[60dvh] min-h-96 min-w-0 shrink-0 flex-col xl:h-auto xl:min-h-0 xl:flex-1">
        <h1
          ref={heading}
          tabIndex={-1}
          className="truncate px-4 py-3.5 text-lead font-bold text-ink outline-none lg:px-5"
        >
          {about.member.name} <span className="font-normal text-ink-muted">· {words}</span>
        </h1>
        <DocumentView fileId={about.file_id} label={`${words} of ${about.member.name}`} />
      </div>
      <div className="flex flex-col border-line max-xl:border-t xl:min-h-0 xl:w-80 xl:shrink-0 xl:border-s 2xl:w-100">
        <div className="flex-1 p-4 lg:p-5 xl:min-h-0 xl:overflow-y-auto">
          <CaseFacts detail={detail} />
        </div>
        <div className="sticky bottom-0 border-t border-line bg-surface p-4 lg:px-5">
          <Decision detail={detail} onDecided={onDecided} />
        </div>
      </div>
    </div>
  )
}

function Coming() {
  return (
    <LoadingRegion label="The document is loading" className="flex flex-1 flex-col gap-4 p-5">
      <Skeleton className="w-60 text-lead" />
      <Skeleton shape="box" className="min-h-80 w-full flex-1" />
    </LoadingRegion>
  )
}
