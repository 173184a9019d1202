import { NotFoundScreen } from '@kinfold/ui/not-found-screen'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'

export function NotFoundPage() {
  return (
    <NotFoundScreen>
      <TextLink asChild>
        <Link to={paths.today}>Back to today</Link>
      </TextLink>
    </NotFoundScreen>
  )
}
