import { useDataExport } from '@kinfold/api/data-export/get-data-export'
import { useRequestDataExport } from '@kinfold/api/data-export/request-data-export'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { showToast } from '@kinfold/app/toast/show-toast'
import { canAskAgain, type DataExport } from '@kinfold/contract/data-export/data-export'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'
import { useState } from 'react'
import { ExportState } from './export-state.tsx'
import { FetchModal } from './fetch-modal.tsx'
import { useReloadWhile } from './use-reload-while.ts'

export function ExportCard() {
  const { data, failure, reload } = useDataExport()
  useReloadWhile(data?.latest?.state === 'being_made', reload)
  return (
    <Card
      title="Your data"
      description="Everything we keep about you in one ZIP file: your details and documents, every payment and line of your wallets, your portfolios and messages."
    >
      <ReadFailure what="Your export" failure={data ? undefined : failure} onRetry={reload} />
      {data ? <Export latest={data.latest} /> : null}
      {data || failure ? null : (
        <LoadingRegion label="Your export is loading">
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/2 text-small" />
        </LoadingRegion>
      )}
    </Card>
  )
}

function Export({ latest }: { latest: DataExport | null }) {
  const { run, isRunning } = useRequestDataExport()
  const [isFetching, setFetching] = useState(false)
  const ask = async () => {
    const outcome = await run({})
    void showToast(outcome.ok ? 'success' : 'error', outcome.message)
  }
  return (
    <div className="flex flex-col items-start gap-5">
      {latest && <ExportState latest={latest} />}
      {latest?.state === 'ready' && (
        <Button onClick={() => setFetching(true)}>Download your data</Button>
      )}
      {canAskAgain(latest) && (
        <Button variant="secondary" loading={isRunning} onClick={ask}>
          {latest === null ? 'Ask for your data' : 'Ask for it again'}
        </Button>
      )}
      {isFetching && <FetchModal onClose={() => setFetching(false)} />}
    </div>
  )
}
