import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { UnmatchedMoney } from '@kinfold/contract/operator/unmatched/unmatched-money'
import { Banner } from '@kinfold/ui/banner'
import { CopyButton } from '@kinfold/ui/copy-button'
import { Money } from '@kinfold/ui/money'
import { dayText } from '../../day/day-text.ts'
import { Fact, Facts } from '../../queue/facts.tsx'
import { senderText } from './sender-text.ts'

/** What the bank says of it. */
export function UnmatchedFacts({ money }: { money: UnmatchedMoney }) {
  return (
    <div className="flex flex-col gap-5">
      {money.bank_reference_seen_before ? (
        <Banner tone="warning" title="This bank reference was seen before">
          A transfer that a member announced, or other money, has it too.
        </Banner>
      ) : null}
      <section>
        <h2 className="text-small text-ink-muted">Arrived</h2>
        <p className="text-heading font-bold text-ink [overflow-wrap:anywhere]">
          <Money amount={fromWireMoney(money.received)} />
        </p>
      </section>
      <Facts title="As the bank has it">
        <Fact label="Sender">{senderText(money.sender_name)}</Fact>
        <Fact label="Bank’s ref.">
          <span className="flex items-center gap-1">
            <span className="figures">{money.bank_reference}</span>
            <CopyButton text={money.bank_reference} of="bank’s reference" className="-my-2" />
          </span>
        </Fact>
        <Fact label="Arrived on">{dayText(money.received_on)}</Fact>
      </Facts>
    </div>
  )
}
