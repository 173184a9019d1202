import type { OperatorRole } from '@kinfold/contract/access'
import { EmptyState } from '@kinfold/ui/empty-state'
import { TextLink } from '@kinfold/ui/text-link'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { Link } from 'react-router-dom'
import { paths } from '../address/paths.ts'

/** For an operator who came by a link to a page that their roles don't open. */
export function NotYours({ opensFor }: { opensFor: OperatorRole }) {
  return (
    <div className="grid flex-1 place-content-center">
      <h1 className="sr-only">Not one of your pages</h1>
      <EmptyState
        title="This page is for others"
        icon={<LockKeyhole strokeWidth={1.75} />}
        action={
          <TextLink asChild>
            <Link to={paths.today}>Back to today</Link>
          </TextLink>
        }
      >
        It opens for operators with the role {opensFor}. Administrators can propose it for you.
      </EmptyState>
    </div>
  )
}
