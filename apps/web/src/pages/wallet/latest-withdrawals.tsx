import { useWithdrawals } from '@kinfold/api/withdrawal/list-withdrawals'
import type { Wallet } from '@kinfold/contract/wallet/wallet'
import { DataTable } from '@kinfold/ui/data-table'
import { Section } from '@kinfold/ui/section'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { ReadFailure } from '../../list/read-failure.tsx'
import { withdrawalColumns } from './withdrawal-columns.tsx'

const shownAtOnce = 10

/** At the end of the page, so that nothing moves when it comes. Whoever never withdrew sees none of it. */
export function LatestWithdrawals({ wallet: { id, currency } }: { wallet: Wallet }) {
  const { data, failure, reload } = useWithdrawals({ wallet_id: id, per_page: shownAtOnce })
  if (failure && !data) {
    return <ReadFailure what="Your withdrawals" failure={failure} onRetry={reload} />
  }
  if (!data || data.total_count === 0) return null
  return (
    <Section
      title="Latest withdrawals"
      action={
        data.total_count > shownAtOnce ? (
          <TextLink asChild>
            <Link to={pathTo.withdrawalsIn(currency)}>See all of them</Link>
          </TextLink>
        ) : null
      }
    >
      <DataTable
        caption={`Latest withdrawals from the ${currency} wallet`}
        columns={withdrawalColumns}
        rows={data.items}
        rowKey={row => row.id}
      />
    </Section>
  )
}
