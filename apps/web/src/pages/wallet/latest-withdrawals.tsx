import type { useWithdrawals } from '@kinfold/api/withdrawal/list-withdrawals'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import type { Currency } from '@kinfold/contract/money/currency'
import type { Withdrawal } from '@kinfold/contract/withdrawal/withdrawal'
import {
  isOpenWithdrawal,
  type WithdrawalStatus,
} from '@kinfold/contract/withdrawal/withdrawal-status'
import { DataTable } from '@kinfold/ui/data-table'
import { Section } from '@kinfold/ui/section'
import { TextLink } from '@kinfold/ui/text-link'
import { startTransition, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { ReceiptLink } from '../../address/receipt-link.tsx'
import { useMember } from '../../session/use-member.ts'
import { withdrawalColumns } from './withdrawal-columns.tsx'

const { Part: CancelWithdrawalModal } = lazyPart(
  () => import('./cancel-withdrawal-modal.tsx').then(module => module.CancelWithdrawalModal),
  'when-idle',
)

type LatestWithdrawalsProps = { currency: Currency; query: ReturnType<typeof useWithdrawals> }

/** More than these are a press away. */
const shownAtOnce = 5

const cameToNothing: readonly WithdrawalStatus[] = ['failed', 'returned']

/** What is to be told: something is on its way, or the latest was not paid, and says why. */
function hasNews([latest, ...others]: readonly Withdrawal[]): boolean {
  if (!latest) return false
  return (
    cameToNothing.includes(latest.status) ||
    [latest, ...others].some(({ status }) => isOpenWithdrawal(status))
  )
}

/** There as long as it has something to tell: all that was paid stands among the transactions. */
export function LatestWithdrawals({ currency, query }: LatestWithdrawalsProps) {
  const { data, failure, reload } = query
  const [asked, setAsked] = useState<Withdrawal>()
  const { kyc_is_validated, poa_is_validated } = useMember()
  const areDocumentsApproved = kyc_is_validated && poa_is_validated
  const columns = useMemo(
    () =>
      withdrawalColumns(areDocumentsApproved, withdrawal =>
        startTransition(() => setAsked(withdrawal)),
      ),
    [areDocumentsApproved],
  )
  const close = () => setAsked(undefined)
  if (failure && !data) {
    return <ReadFailure what="Your withdrawals" failure={failure} onRetry={reload} />
  }
  if (!data || !hasNews(data.items)) return null
  const rows = data.items.filter(({ status }, at) => isOpenWithdrawal(status) || at < shownAtOnce)
  return (
    <Section
      title="Latest withdrawals"
      action={
        data.total_count > rows.length ? (
          <TextLink asChild>
            <Link to={pathTo.withdrawalsIn(currency)}>All withdrawals</Link>
          </TextLink>
        ) : null
      }
    >
      <DataTable
        caption={`Latest withdrawals from the ${currency} wallet`}
        columns={columns}
        rows={rows}
        rowKey={row => row.id}
        rowLink={row => <ReceiptLink id={row.id} />}
      />
      <PartBoundary onMissing={close}>
        {asked ? <CancelWithdrawalModal withdrawal={asked} onClose={close} /> : null}
      </PartBoundary>
    </Section>
  )
}
