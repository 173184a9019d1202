import { Button } from '@kinfold/ui/button'
import { Link, useLocation } from 'react-router-dom'
import { findPage } from '../../app/page-table.ts'

export function InPreparationPage() {
  const { pathname } = useLocation()
  return (
    <div className="flex flex-col items-start gap-6">
      <h1 className="text-display font-semibold">{findPage(pathname)?.title}</h1>
      <p className="text-lead text-ink-muted">We are still building this page.</p>
      <Button asChild variant="secondary">
        <Link to="/dashboard/overview">Back to your dashboard</Link>
      </Button>
    </div>
  )
}
