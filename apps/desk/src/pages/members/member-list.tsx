import { browserStore } from '@kinfold/app/storage/browser-store'
import type { MemberSummary } from '@kinfold/contract/operator/member/member-summary'
import { WorkTable } from '@kinfold/ui/work-table'
import { useCallback } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { club } from '../../club/club.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { useTableKeys } from '../../keys/use-table-keys.ts'
import { memberColumns } from './member-columns.tsx'

type MemberListProps = {
  members: readonly MemberSummary[]
  /** They are one page of more. */
  paged: boolean
}

const view = { store: browserStore('localStorage', club.storage.membersView), hidden: ['identity'] }

const idOf = ({ id }: MemberSummary) => id

// One page of many, put in another order, would look like the whole list in that order.
const columnsOfAPage = memberColumns.map(({ sortBy: _, ...column }) => column)

/** Who was found. J and K, or the arrows, go from one to the next, and Enter opens. */
export function MemberList({ members, paged }: MemberListProps) {
  const { search } = useLocation()
  const keys = useTableKeys()
  useKeys({
    ArrowDown: () => keys.current?.go(1),
    ArrowUp: () => keys.current?.go(-1),
  })
  const link = useCallback(
    ({ id }: MemberSummary) => <Link to={pathTo.member(id, search)} />,
    [search],
  )
  return (
    <WorkTable
      caption="Members found"
      columns={paged ? columnsOfAPage : memberColumns}
      rows={members}
      rowKey={idOf}
      rowLink={link}
      view={view}
      letters={false}
      keys={keys}
    />
  )
}
