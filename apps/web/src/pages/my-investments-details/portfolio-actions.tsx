import { Button } from '@kinfold/ui/button'

type PortfolioActionsProps = {
  isFunded: boolean
  /** Absent where nothing more can be paid. */
  onPay: (() => void) | undefined
  /** Absent once money came in. */
  onDelete: (() => void) | undefined
}

export function PortfolioActions({ isFunded, onPay, onDelete }: PortfolioActionsProps) {
  return (
    <>
      {onPay ? (
        <Button aria-haspopup="dialog" onClick={onPay}>
          {isFunded ? 'Top up' : 'Pay the first contribution'}
        </Button>
      ) : null}
      {onDelete ? (
        <Button variant="quiet" aria-haspopup="dialog" onClick={onDelete}>
          Delete
        </Button>
      ) : null}
    </>
  )
}
