import type { DeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { Banner } from '@kinfold/ui/banner'
import { momentText } from '../../day/day-text.ts'

/** One green line, or one red number. */
export function BooksState({ overview }: { overview: DeskOverview }) {
  const { ledger_faults: faults, ledger_checked_at: checkedAt } = overview
  if (faults > 0)
    return (
      <Banner
        tone="danger"
        title={faults === 1 ? 'The books have 1 fault' : `The books have ${faults} faults`}
      >
        Stop paying out, and call whoever looks after the server.
      </Banner>
    )
  if (checkedAt === null)
    return <Banner tone="neutral">The books were not checked yet since the club was opened.</Banner>
  return <Banner tone="success">The books agree. Checked on {momentText(checkedAt)}.</Banner>
}
