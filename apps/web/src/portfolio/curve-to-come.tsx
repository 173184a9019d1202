import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'

/** As high as what comes. */
export function CurveToCome() {
  return (
    <LoadingRegion label="Your curve is loading" className="mt-5 flex flex-col gap-3">
      <div className="flex min-h-18.75 flex-wrap items-center justify-between gap-x-6 gap-y-2 @md:min-h-11.5">
        <Skeleton className="w-44" />
        <Skeleton className="h-11.5 w-40 rounded-full" />
      </div>
      <Skeleton shape="box" className="min-h-67.75 @md:min-h-71.5" />
    </LoadingRegion>
  )
}
