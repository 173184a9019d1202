import { Button } from '@kinfold/ui/button'
import { NotFoundScreen } from '@kinfold/ui/not-found-screen'
import { Link, useLocation } from 'react-router-dom'
import { isInDashboard, paths } from '../../address/paths.ts'

export function NotFoundPage() {
  const inside = isInDashboard(useLocation().pathname)
  return (
    <NotFoundScreen
      title="We couldn’t find that page"
      description="The address may be old or mistyped."
    >
      <Button asChild>
        <Link to={inside ? paths.overview : paths.root}>
          {inside ? 'Back to your dashboard' : 'Back to the start'}
        </Link>
      </Button>
    </NotFoundScreen>
  )
}
