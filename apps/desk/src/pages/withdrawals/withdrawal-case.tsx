import { useRequestedWithdrawal } from '@kinfold/api/operator/withdrawal/get-requested-withdrawal'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { CaseHeading } from '../../queue/case-heading.tsx'
import { OpenCase } from '../../queue/open-case.tsx'
import type { CaseFrame } from '../../queue/queue-and-case.tsx'
import { ReadingPanes } from '../../queue/reading-panes.tsx'
import { CaseFacts } from './case-facts.tsx'
import { Decision } from './decision.tsx'
import { Payout } from './payout.tsx'

/** A withdrawal: what is asked for and where it goes, beside whose it is, and the decision below. */
export function WithdrawalCase({ id, backTo, onDecided }: CaseFrame) {
  const read = useRequestedWithdrawal(id)
  return (
    <OpenCase read={read} what="withdrawal" backTo={backTo}>
      {detail => {
        const { member, withdrawal } = detail.requested
        const amount = moneyFromWire(withdrawal.currency, withdrawal.amount)
        return (
          <ReadingPanes
            evidence={
              <>
                <CaseHeading name={formatMoney(amount)} about={member.name} />
                <Payout detail={detail} />
              </>
            }
            facts={<CaseFacts detail={detail} />}
            decision={<Decision detail={detail} onDecided={onDecided} />}
          />
        )
      }}
    </OpenCase>
  )
}
