import { Avatar } from '@kinfold/ui/avatar'
import type { ReadCase } from './read-case.ts'
import { useOthersHere } from './use-others-here.ts'

/** Who else has the case open: a decision of theirs may come first. */
export function HereToo({ about }: { about: ReadCase }) {
  const others = useOthersHere(about)
  const names = others.map(({ name }) => name)
  const said = names.length === 1 ? `${names[0]} is here too` : `${names.join(', ')} are here too`
  return (
    <div role="status" className="shrink-0">
      {others.length > 0 ? (
        <p className="ms-4 flex items-center gap-2 text-small text-ink-muted">
          <span className="flex -space-x-1.5">
            {others.map(({ id, name }) => (
              <Avatar key={id} name={name} size="small" />
            ))}
          </span>
          <span className="max-2xl:sr-only">{said}</span>
        </p>
      ) : null}
    </div>
  )
}
