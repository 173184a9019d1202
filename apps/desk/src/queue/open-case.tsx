import type { QueryState } from '@kinfold/api/query/use-query'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'
import { TextLink } from '@kinfold/ui/text-link'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { failureBeside } from '../line/failure-beside.ts'

type OpenCaseProps<Detail> = {
  read: QueryState<Detail>
  /** What it is, in a sentence: "document". */
  what: string
  backTo: string
  backLabel?: string
  children: (detail: Detail) => ReactNode
}

/** A case beside its queue: on its way, opened, or not to be had. */
export function OpenCase<Detail>(props: OpenCaseProps<Detail>) {
  const { read, what, backTo, backLabel = 'Back to the queue', children } = props
  const { data, isRefetching, reload } = read
  const failure = failureBeside(read)
  return (
    <div
      aria-busy={isRefetching || undefined}
      data-refetching={isRefetching || undefined}
      className="flex min-w-0 flex-1 flex-col lg:min-h-0 lg:overflow-y-auto xl:overflow-visible"
    >
      <TextLink asChild className="px-4 pt-4 text-small lg:hidden">
        <Link to={backTo}>{backLabel}</Link>
      </TextLink>
      {failure ? (
        <div className="p-4">
          {data ? null : <h1 className="sr-only">A {what} that can’t be shown</h1>}
          <ReadFailure what={`This ${what}`} failure={failure} onRetry={reload} />
        </div>
      ) : null}
      {data ? children(data) : null}
      {data || failure ? null : (
        <LoadingRegion label={`The ${what} is loading`} className="flex flex-1 flex-col gap-4 p-5">
          <Skeleton className="w-60 text-lead" />
          <Skeleton shape="box" className="min-h-80 w-full flex-1" />
        </LoadingRegion>
      )}
    </div>
  )
}
