import { Button } from '@kinfold/ui/button'
import { EmptyState } from '@kinfold/ui/empty-state'
import { PageHeader } from '@kinfold/ui/page-header'
import { Link } from 'react-router-dom'

/** The page of an address whose content is still being built: it says so, and leads back. */
export function InPreparationPage({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="We are still building this page"
        action={
          <Button asChild variant="secondary">
            <Link to="/dashboard/overview">Back to your dashboard</Link>
          </Button>
        }
      >
        It will be here soon. Nothing you have is affected.
      </EmptyState>
    </>
  )
}
