import { useAddressValue } from '@kinfold/app/address/use-address-value'
import type { MemberDetail } from '@kinfold/contract/operator/member/get-member'
import { StatusPill } from '@kinfold/ui/status-pill'
import { TextLink } from '@kinfold/ui/text-link'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { CaseHeading } from '../../queue/case-heading.tsx'
import { ReadingPanes } from '../../queue/reading-panes.tsx'
import { Balances } from './balances.tsx'
import { MemberDecision } from './member-decision.tsx'
import { MemberFacts } from './member-facts.tsx'
import { MemberHistory } from './member-history.tsx'
import { memberLooks } from './member-looks.ts'
import { OpenMatters } from './open-matters.tsx'
import { Payments } from './payments.tsx'
import { Portfolios } from './portfolios.tsx'
import { Postings } from './postings.tsx'
import { searchOf } from './search-of.ts'
import type { Task } from './task.ts'

/** Money first, then what is open and what happened; who they are and what can be decided beside it. */
export function MemberRecord({ detail }: { detail: MemberDetail }) {
  const { customer } = detail
  const name = `${customer.first_name} ${customer.last_name}`
  const [task, setTask] = useState<Task>()
  const [opened] = useAddressValue('postings')
  const { search } = useLocation()
  // Where a form was opened from gets the focus back.
  const from = useRef<Element>(null)
  const begin = (next: Task) => {
    from.current = document.activeElement
    setTask(next)
  }
  const close = () => {
    setTask(undefined)
    requestAnimationFrame(() => from.current instanceof HTMLElement && from.current.focus())
  }
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (opened) top.current?.scrollIntoView({ block: 'start' })
  }, [opened])
  return (
    <ReadingPanes
      evidence={
        <>
          <div
            ref={top}
            className="flex flex-wrap items-center justify-between gap-x-4 pe-4 lg:pe-5"
          >
            <div className="flex min-w-0 items-center">
              <CaseHeading name={name} about={detail.is_global ? 'global member' : 'member'} />
              <StatusPill tone={memberLooks[customer.status].tone} className="shrink-0">
                {memberLooks[customer.status].label}
              </StatusPill>
            </div>
            <TextLink asChild className="text-small max-lg:hidden">
              <Link to={paths.members + searchOf(search)}>Back to the search</Link>
            </TextLink>
          </div>
          <div className="flex flex-col gap-8 px-4 pb-8 lg:px-5">
            {opened ? (
              <Postings key={opened} id={opened} detail={detail} />
            ) : (
              <>
                <Balances wallets={detail.wallets} />
                <OpenMatters detail={detail} />
                <Portfolios portfolios={detail.portfolios} onBegin={begin} />
                <Payments memberId={customer.id} onBegin={begin} />
                <MemberHistory memberId={customer.id} />
              </>
            )}
          </div>
        </>
      }
      facts={
        <div className="flex flex-col gap-5">
          <MemberFacts detail={detail} />
        </div>
      }
      decision={<MemberDecision detail={detail} task={task} onClose={close} />}
    />
  )
}
