import { Button } from '@kinfold/ui/button'
import { Link } from 'react-router-dom'

export function NotFoundPage() {
  return (
    <div className="flex flex-col items-start gap-6 py-16">
      <h1 className="text-display font-semibold">We couldn’t find that page</h1>
      <p className="text-lead text-ink-muted">The address may be old or mistyped.</p>
      <Button asChild>
        <Link to="/">Back to the start</Link>
      </Button>
    </div>
  )
}
