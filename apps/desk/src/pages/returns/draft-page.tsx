import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { DraftForm } from './draft-form.tsx'

export function DraftPage() {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-6 px-4 py-8 sm:px-6">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-heading font-bold text-ink">Enter a month’s returns</h1>
        <TextLink asChild className="text-small">
          <Link to={paths.returns}>All months</Link>
        </TextLink>
      </header>
      <DraftForm />
    </div>
  )
}
