import { Button } from '@kinfold/ui/button'

type PortfolioActionsProps = {
  isFunded: boolean
  isNamed: boolean
  /** Absent where nothing more can be paid. */
  onPay: (() => void) | undefined
  /** Absent until there is something to name. */
  onName: (() => void) | undefined
  /** Absent once money came in. */
  onDelete: (() => void) | undefined
}

export function PortfolioActions(props: PortfolioActionsProps) {
  const { isFunded, isNamed, onPay, onName, onDelete } = props
  return (
    <>
      {onPay ? (
        <Button aria-haspopup="dialog" onClick={onPay}>
          {isFunded ? 'Top up' : 'Pay the first contribution'}
        </Button>
      ) : null}
      {onName ? (
        <Button variant="quiet" aria-haspopup="dialog" onClick={onName}>
          {isNamed ? 'Rename' : 'Give it a name'}
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
