import { Button } from '@kinfold/ui/button'

type CurveMissingProps = { message: string | undefined; onRetry: () => void }

/** In the colours of the ground it stands on: a banner has its own, on which the ring of this one is not seen. */
export function CurveMissing({ message, onRetry }: CurveMissingProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 grow basis-60 text-small text-ink-muted">
        <strong className="block font-semibold text-ink">
          Your curve can’t be shown right now
        </strong>
        {message}
      </p>
      <Button size="small" variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
