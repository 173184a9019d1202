import { useClosing } from '@kinfold/api/closing/get-closing'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import type { Closing } from '@kinfold/contract/closing/get-closing'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'
import { useState } from 'react'
import { CloseModal } from './close-modal.tsx'
import { ClosingObstacles } from './closing-obstacles.tsx'

export function ClosingCard() {
  const { data, failure, reload } = useClosing()
  return (
    <Card
      title="Close your account"
      description="You are signed out everywhere and can’t come back to this account. What was booked stays in the club’s books."
    >
      <ReadFailure
        what="Whether you can close it"
        failure={data ? undefined : failure}
        onRetry={reload}
      />
      {data ? <Close closing={data} onRefused={reload} /> : null}
      {data || failure ? null : (
        <LoadingRegion label="Whether you can close it is loading">
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/2 text-small" />
        </LoadingRegion>
      )}
    </Card>
  )
}

type CloseProps = { closing: Closing; onRefused: () => void }

function Close({ closing: { obstacles, kept_years }, onRefused }: CloseProps) {
  const [isAsked, setAsked] = useState(false)
  if (obstacles.length > 0) return <ClosingObstacles obstacles={obstacles} />
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        Close my account
      </Button>
      {isAsked && (
        <CloseModal keptYears={kept_years} onRefused={onRefused} onClose={() => setAsked(false)} />
      )}
    </>
  )
}
