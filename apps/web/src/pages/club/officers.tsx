import type { Officer } from '@kinfold/contract/club/officer'
import { Avatar } from '@kinfold/ui/avatar'
import { Card } from '@kinfold/ui/card'
import { EmptyState } from '@kinfold/ui/empty-state'
import { TextLink } from '@kinfold/ui/text-link'
import { club } from '../../club/club.ts'

/** Who looks after the club, in its own order. */
export function Officers({ officers }: { officers: readonly Officer[] }) {
  return (
    <Card title="Officers">
      {officers.length === 0 ? (
        <EmptyState compact headingLevel={3} title="Nobody is named yet">
          Who looks after the club will stand here.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(56)),1fr))] gap-x-6 gap-y-4">
          {officers.map(({ id, name, office }) => (
            <li key={id} className="flex items-center gap-3">
              <Avatar name={name} />
              <p className="min-w-0">
                <span className="block font-medium break-words text-ink">{name}</span>
                <span className="block text-small break-words text-ink-muted">{office}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-5 text-small text-ink-muted">
        A word for them? <TextLink href={club.links.contact}>Write to the club</TextLink>.
      </p>
    </Card>
  )
}
