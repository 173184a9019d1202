import { useLookalikes } from '@kinfold/api/operator/lookalike/list-lookalikes'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { UnmatchedMoney } from '@kinfold/contract/operator/unmatched/unmatched-money'
import { Banner } from '@kinfold/ui/banner'
import { CopyButton } from '@kinfold/ui/copy-button'
import { Money } from '@kinfold/ui/money'
import { dayText } from '../../day/day-text.ts'
import { Fact, Facts } from '../../queue/facts.tsx'
import { Lookalikes } from '../../queue/lookalikes.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { senderText } from './sender-text.ts'

/** What the bank says of it. */
export function UnmatchedFacts({ money }: { money: UnmatchedMoney }) {
  const { data } = useLookalikes(money.bank_reference)
  const others = (data?.items ?? []).filter(
    ({ payment_id, unmatched_id }) =>
      unmatched_id !== money.id && (payment_id === null || payment_id !== money.payment_id),
  )
  return (
    <div className="flex flex-col gap-5">
      {others.length > 0 ? (
        <Lookalikes
          title="This bank’s reference was seen before"
          text="Other money has it too."
          items={others}
        />
      ) : null}
      {money.first_assigned ? <FirstWord {...money.first_assigned} /> : null}
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

function FirstWord({ by, to }: NonNullable<UnmatchedMoney['first_assigned']>) {
  const { operator_id } = useOperator()
  const who = by.id === operator_id ? 'You have' : `${by.name} has`
  return (
    <Banner tone="info" title={`${who} said that it is ${to.name}’s`}>
      For this amount it takes another approver as well.
    </Banner>
  )
}
