import type { QueryState } from '@kinfold/api/query/use-query'
import { useReloadQueries } from '@kinfold/api/query/use-reload-queries'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import type { ReactNode } from 'react'
import { ToldAbove } from './told-above.ts'

type ReadTogetherProps = {
  /** What the page stands on. */
  reads: readonly Pick<QueryState<unknown>, 'data' | 'failure'>[]
  children: ReactNode
}

/** When none of it can be read, the page says so once, with one way to ask again; each of its parts keeps a dash. */
export function ReadTogether({ reads, children }: ReadTogetherProps) {
  const reload = useReloadQueries()
  const isOffline = reads.every(({ failure }) => failure?.kind === 'no-response')
  const isNothingRead = reads.every(({ data, failure }) => failure && !data)
  return (
    <ToldAbove value={isNothingRead}>
      {isNothingRead ? (
        <Banner
          live
          tone="danger"
          title={`We can’t reach the club${isOffline ? '. Are you offline?' : ''}`}
          actions={
            <Button size="small" variant="secondary" onClick={reload}>
              Try again
            </Button>
          }
        >
          {reads[0]?.failure?.message}
        </Banner>
      ) : null}
      {children}
    </ToldAbove>
  )
}
