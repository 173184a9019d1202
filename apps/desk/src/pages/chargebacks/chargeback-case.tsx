import { formatMoney } from '@kinfold/contract/money/format-money'
import { subtractMoney } from '@kinfold/contract/money/money-arithmetic'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { Chargeback } from '@kinfold/contract/operator/chargeback/chargeback'
import { Banner } from '@kinfold/ui/banner'
import { Money } from '@kinfold/ui/money'
import { StatusPill } from '@kinfold/ui/status-pill'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { momentText } from '../../day/day-text.ts'
import { CaseHeading } from '../../queue/case-heading.tsx'
import { EmailText } from '../../queue/email-text.tsx'
import { EntriesAbout } from '../../queue/entries-about.tsx'
import { Fact, Facts } from '../../queue/facts.tsx'
import { ReadingPanes } from '../../queue/reading-panes.tsx'
import { ChargebackDecision } from './chargeback-decision.tsx'
import { lookOf } from './choices.ts'
import { payerOf } from './payer-of.ts'

/**
 * A payment that its payer's bank took back: how much, why, until when it can be answered, what is still owed. Or a
 * withdrawal that was paid after it had failed.
 */
export function ChargebackCase({ chargeback }: { chargeback: Chargeback }) {
  const { amount, reason, is_booked } = chargeback
  const { tone, label } = lookOf(chargeback)
  return (
    <ReadingPanes
      evidence={
        <>
          <CaseHeading name={formatMoney(fromWireMoney(amount))} about={payerOf(chargeback)} />
          <div className="flex max-w-prose flex-col gap-5 px-4 pb-6 lg:px-5">
            {is_booked ? null : (
              <Banner tone="warning" title="Nothing is booked for it">
                It names no payment of ours, or another currency. Somebody has to look at it with
                the provider.
              </Banner>
            )}
            <p className="text-body text-ink [overflow-wrap:anywhere]">“{reason}”</p>
            <WhatItIs chargeback={chargeback} />
          </div>
        </>
      }
      facts={
        <div className="flex flex-col gap-5">
          <StatusPill tone={tone} className="self-start">
            {label}
          </StatusPill>
          <Owed chargeback={chargeback} />
          <Course chargeback={chargeback} />
          <EntriesAbout id={chargeback.id} />
        </div>
      }
      decision={<ChargebackDecision chargeback={chargeback} />}
    />
  )
}

function WhatItIs({ chargeback }: { chargeback: Chargeback }) {
  const { fee, reference, dispute, member, withdrawal_id } = chargeback
  const email = member ? (
    <Fact label="E-mail">
      <EmailText>{member.email}</EmailText>
    </Fact>
  ) : null
  if (withdrawal_id !== null)
    return (
      <Facts title="The withdrawal">
        <Fact label="Reference">
          <TextLink asChild>
            <Link to={pathTo.withdrawal(withdrawal_id, '?status=any')} className="figures">
              {reference}
            </Link>
          </TextLink>
        </Fact>
        {email}
      </Facts>
    )
  return (
    <Facts title="The dispute">
      <Fact label="Number">
        <span className="figures">{dispute}</span>
      </Fact>
      <Fact label="Payment">{reference ?? 'None is named'}</Fact>
      <Fact label="Provider’s fee">
        <Money amount={fromWireMoney(fee)} />
      </Fact>
      {email}
    </Facts>
  )
}

/** Of one that was won, what it dropped and gave back stays in sight. */
function Owed({ chargeback }: { chargeback: Chargeback }) {
  const amount = fromWireMoney(chargeback.amount)
  const owed = fromWireMoney(chargeback.owed)
  const recovered = fromWireMoney(chargeback.recovered)
  const isWon = chargeback.status === 'won' && chargeback.is_booked
  return (
    <Facts title="Between member and club">
      <Fact label="Still owed">
        <Money amount={owed} />
      </Fact>
      {isWon ? (
        <Fact label="Owed no more">
          <Money amount={subtractMoney(amount, recovered)} />
        </Fact>
      ) : null}
      <Fact label={isWon ? 'Given back' : 'Paid back'}>
        <Money amount={recovered} />
      </Fact>
    </Facts>
  )
}

function Course({ chargeback }: { chargeback: Chargeback }) {
  const { opened_at, answer_by, decided_at, recorded_by, withdrawal_id } = chargeback
  return (
    <Facts title="So far">
      <Fact label="Opened">{momentText(opened_at)}</Fact>
      {answer_by ? <Fact label="Answer by">{momentText(answer_by)}</Fact> : null}
      {decided_at && withdrawal_id === null ? (
        <Fact label="Decided">{momentText(decided_at)}</Fact>
      ) : null}
      <Fact label="Entered by">{recorded_by?.name ?? 'The provider'}</Fact>
    </Facts>
  )
}
