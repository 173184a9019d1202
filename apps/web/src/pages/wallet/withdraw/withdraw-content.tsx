import { ReadFailure } from '@kinfold/app/errors/read-failure'
import type { Currency } from '@kinfold/contract/money/currency'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'
import type { AskedWithdrawal } from './use-withdrawal.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawalObstacles } from './withdrawal-obstacles.tsx'

type WithdrawContentProps = { id: string; currency: Currency; asked: AskedWithdrawal }

/** What hinders a withdrawal, or its form as soon as the balance is there. */
export function WithdrawContent({ id, currency, asked }: WithdrawContentProps) {
  const { member, wallets, wallet, obstacles, account, form, proof, least } = asked
  if (account === undefined) {
    return (
      <WithdrawalObstacles
        obstacles={obstacles}
        currency={currency}
        pausedUntil={member.withdrawals_paused_until}
      />
    )
  }
  if (wallet) {
    return (
      <WithdrawForm
        id={id}
        form={form}
        wallet={wallet}
        account={account}
        least={least}
        proof={proof}
      />
    )
  }
  if (wallets.failure) {
    return <ReadFailure what="Your balance" failure={wallets.failure} onRetry={wallets.reload} />
  }
  return (
    <LoadingRegion label="Your balance is loading" className="h-72">
      <Skeleton shape="box" />
    </LoadingRegion>
  )
}
