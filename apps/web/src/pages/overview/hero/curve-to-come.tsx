import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'

/** As high as what comes. */
export function CurveToCome() {
  return (
    <LoadingRegion label="Your curve is loading" className="mt-5 flex flex-col gap-3">
      <div className="flex min-h-11.5 items-center justify-between gap-6">
        <Skeleton className="w-32" />
        <Skeleton className="h-11.5 w-40 rounded-full" />
      </div>
      <Skeleton shape="box" className="h-46 @md:h-56" />
    </LoadingRegion>
  )
}
