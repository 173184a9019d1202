import { useAccountPostings } from '@kinfold/api/operator/member/list-account-postings'
import type { MemberDetail } from '@kinfold/contract/operator/member/get-member'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { TextLink } from '@kinfold/ui/text-link'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PostingList, postingsPerPage } from '../../queue/posting-list.tsx'
import { RecordSection } from './record-section.tsx'
import { searchOf } from './search-of.ts'

type PostingsProps = { id: string; detail: MemberDetail }

/** Every posting behind a balance, newest first: each with what it left, and the whole movement it is part of. */
export function Postings({ id, detail }: PostingsProps) {
  const { pathname, search } = useLocation()
  const [page, setPage] = useState(1)
  const read = useAccountPostings(id, { page, per_page: postingsPerPage })
  return (
    <RecordSection title={`Postings: ${nameOf(id, detail)}`}>
      <TextLink asChild className="self-start text-small">
        <Link to={pathname + searchOf(search)}>Back to the record</Link>
      </TextLink>
      <PostingList read={read} page={page} onPageChange={setPage} />
    </RecordSection>
  )
}

function nameOf(id: string, { wallets, portfolios }: MemberDetail): string {
  const wallet = [wallets.ngn, wallets.usd].find(each => each?.id === id)
  if (wallet) return `${wallet.currency} wallet`
  const portfolio = portfolios.find(each => each.id === id)
  return portfolio ? planLabel(portfolio.plan) : 'an account that is not theirs'
}
