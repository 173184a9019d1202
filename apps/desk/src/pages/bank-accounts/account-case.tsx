import type { BankAccountToCheck } from '@kinfold/contract/operator/bank-account/bank-account-check'
import { StatusPill } from '@kinfold/ui/status-pill'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { momentText } from '../../day/day-text.ts'
import { CaseHeading } from '../../queue/case-heading.tsx'
import { compareWords } from '../../queue/compare-words.ts'
import { ComparedWords } from '../../queue/compared-words.tsx'
import { EmailText } from '../../queue/email-text.tsx'
import { Fact, Facts } from '../../queue/facts.tsx'
import { ReadingPanes } from '../../queue/reading-panes.tsx'
import { AccountDecision } from './account-decision.tsx'
import { checkLooks, kindWords } from './choices.ts'

type AccountCaseProps = { one: BankAccountToCheck; onDecided: () => void }

/** Where a member wants to be paid: their name beside the account's, and everything the bank needs. */
export function AccountCase({ one, onDecided }: AccountCaseProps) {
  const { member, account } = one
  const { words } = compareWords(member.name, account.account_name)
  return (
    <ReadingPanes
      evidence={
        <>
          <CaseHeading name={member.name} about={kindWords[account.kind]} />
          <div className="flex max-w-prose flex-col gap-6 px-4 pb-6 lg:px-5">
            <section>
              <h2 className="text-small font-semibold text-ink">
                The membership name in the account’s name
              </h2>
              <p className="mt-1 mb-2 text-small text-ink-muted [overflow-wrap:anywhere]">
                They wrote “{account.account_name}”. No bank has vouched for it.
              </p>
              <ComparedWords words={words} isCompared />
            </section>
            <Facts title="The account">
              <Fact label="Bank">{account.bank_name}</Fact>
              <Fact label="Number">
                <span className="figures">{account.account_number}</span>
              </Fact>
              <Fact label="Currency">{account.currency}</Fact>
              {account.routing_number ? (
                <Fact label="Routing">{account.routing_number}</Fact>
              ) : null}
              {account.swift ? <Fact label="SWIFT">{account.swift}</Fact> : null}
              {account.country ? <Fact label="Country">{account.country}</Fact> : null}
              {account.bank_address ? <Fact label="Address">{account.bank_address}</Fact> : null}
            </Facts>
          </div>
        </>
      }
      facts={<Course one={one} />}
      decision={<AccountDecision one={one} onDecided={onDecided} />}
    />
  )
}

function Course({
  one: { member, account, status, decided_by, decided_at },
}: Pick<AccountCaseProps, 'one'>) {
  return (
    <div className="flex flex-col gap-5">
      <StatusPill tone={checkLooks[status].tone} className="self-start">
        {checkLooks[status].label}
      </StatusPill>
      <Facts title="So far">
        <Fact label="Entered">{momentText(account.updated_at)}</Fact>
        {decided_at ? (
          <Fact label="Decided">
            {decided_by ? `${decided_by.name}, ` : ''}
            {momentText(decided_at)}
          </Fact>
        ) : null}
        {account.check.reason ? <Fact label="Reason">{account.check.reason}</Fact> : null}
        <Fact label="Member">
          <TextLink asChild>
            <Link to={pathTo.member(member.id)}>
              <EmailText>{member.email}</EmailText>
            </Link>
          </TextLink>
        </Fact>
      </Facts>
    </div>
  )
}
