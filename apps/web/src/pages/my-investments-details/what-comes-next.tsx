import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import { Button } from '@kinfold/ui/button'
import { CalendarLeaf } from '@kinfold/ui/calendar-leaf'
import { Card } from '@kinfold/ui/card'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Money } from '@kinfold/ui/money'
import { Skeleton } from '@kinfold/ui/skeleton'
import { TextLink } from '@kinfold/ui/text-link'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { useMember } from '../../session/use-member.ts'
import { rhythm } from '../../subscription/rhythm.ts'
import { portfolioTerms } from './portfolio-terms.ts'
import { useRunningSubscriptions } from './use-running-subscriptions.ts'

type WhatComesNextProps = {
  portfolio: Portfolio
  /** Undefined while it isn’t known whether its plan takes another term. */
  isPlanOpen: boolean | undefined
  /** Absent where nothing can be chosen any more. */
  onChoose: (() => void) | undefined
}

/** The days to come in a portfolio, soonest first, and what was agreed about it. */
export function WhatComesNext({ portfolio, isPlanOpen, onChoose }: WhatComesNextProps) {
  const { waits, subscriptions } = useRunningSubscriptions(portfolio)
  const debits = subscriptions?.map(each => debitLine(waits, each)) ?? []
  const lines = [
    ...(portfolio.is_recurring && debits.length === 0
      ? [debitLine(waits, undefined, subscriptions === undefined)]
      : debits),
    ...maturityLines(portfolio, isPlanOpen),
  ].toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
  return (
    <Card
      className="h-full"
      title={lines.length > 0 ? 'What comes next' : 'Terms'}
      action={
        onChoose ? (
          <Button
            size="small"
            variant="secondary"
            aria-haspopup="dialog"
            aria-label="Change what happens at maturity"
            onClick={onChoose}
          >
            Change
          </Button>
        ) : null
      }
    >
      {lines.length > 0 ? (
        <ul className="mb-2 flex flex-col gap-4 border-b border-line pb-5">
          {lines.map(({ key, line }) => (
            <li key={key}>{line}</li>
          ))}
        </ul>
      ) : null}
      <KeyValueList items={portfolioTerms(portfolio)} />
    </Card>
  )
}

type Line = {
  readonly key: string
  /** Empty until it is known, so that it stands first. */
  readonly day: string
  readonly line: ReactNode
}

function debitLine(waits: boolean, subscription: Subscription | undefined, isUnread = false): Line {
  const day = subscription?.next_charge_on ?? ''
  const key = subscription?.id ?? 'debit'
  return { key, day, line: <Debit {...{ waits, subscription, isUnread }} /> }
}

type DebitProps = {
  waits: boolean
  subscription: Subscription | undefined
  /** There is one, and it can’t be read. */
  isUnread: boolean
}

/** As high in each of its states. */
function Debit({ waits, subscription, isUnread }: DebitProps) {
  const { today } = useMember()
  if (waits) return <DebitOnItsWay />
  const link = (text: ReactNode) => (
    <TextLink asChild>
      <Link to={paths.recurring}>{text}</Link>
    </TextLink>
  )
  if (!subscription?.next_charge_on) {
    return (
      <p className="min-h-19 content-center text-body text-ink">
        {link('Your recurring contribution')}{' '}
        {isUnread ? 'can’t be shown right now.' : waitsFor(subscription)}
      </p>
    )
  }
  const { next_charge_on, currency, amount, failed_charges } = subscription
  return (
    <CalendarLeaf
      day={next_charge_on}
      today={today}
      title={link(
        <>
          <Money amount={moneyFromWire(currency, amount)} /> from your card
        </>,
      )}
      note={failed_charges > 0 ? 'Your card is tried again' : `Recurring, ${rhythm(subscription)}`}
    />
  )
}

/** Why it has no day. */
function waitsFor(subscription: Subscription | undefined): string {
  if (subscription === undefined) return 'begins with your first payment.'
  return subscription.status === 'paused' ? 'is paused.' : 'waits for you.'
}

function DebitOnItsWay() {
  return (
    <LoadingRegion label="The next debit: loading" className="flex items-center gap-4">
      <Skeleton shape="box" className="h-19 w-16 shrink-0" />
      <Skeleton className="w-40" />
    </LoadingRegion>
  )
}

function maturityLines(
  { status, matures_on, at_maturity }: Portfolio,
  isPlanOpen: boolean | undefined,
): Line[] {
  if (status !== 'active' || matures_on === null) return []
  const note = at_maturity === 'pay_out' ? 'Then it is paid to your wallet' : rolledOver(isPlanOpen)
  return [{ key: 'maturity', day: matures_on, line: <Maturity day={matures_on} note={note} /> }]
}

/** A closed plan takes no other term, whatever was chosen. */
function rolledOver(isPlanOpen: boolean | undefined): string {
  if (isPlanOpen === undefined) return 'Then it goes on for another term, if the plan is open'
  return isPlanOpen
    ? 'Then it goes on for another term'
    : 'Then it is paid to your wallet: the plan is closed and takes no other term'
}

function Maturity({ day, note }: { day: string; note: string }) {
  const { today } = useMember()
  return <CalendarLeaf day={day} today={today} title="The term ends" note={note} />
}
