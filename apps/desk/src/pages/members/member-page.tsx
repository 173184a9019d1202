import { useMember } from '@kinfold/api/operator/member/get-member'
import { useLocation, useParams } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { OpenCase } from '../../queue/open-case.tsx'
import { MemberRecord } from './member-record.tsx'
import { searchOf } from './search-of.ts'

/** All that the desk knows of one member, and what it may begin for them. */
export function MemberPage() {
  const { memberId } = useParams()
  const { search } = useLocation()
  return (
    <div data-fills-window className="flex flex-1 flex-col lg:min-h-0">
      <OpenCase
        read={useMember(memberId)}
        what="member"
        backTo={paths.members + searchOf(search)}
        backLabel="Back to the search"
      >
        {detail => <MemberRecord key={memberId} detail={detail} />}
      </OpenCase>
    </div>
  )
}
