import { useDeskOverview } from '@kinfold/api/operator/get-desk-overview'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { waitsFor } from '../../queue/waits-for.ts'
import { sectionGroupsFor } from '../../section/section-groups.ts'
import { useOperator } from '../../session/use-operator.ts'
import { SectionRow } from './section-row.tsx'

/** Everything that the club itself is made of, in sections, and what waits in each for a word of this operator. */
export function ClubPage() {
  const { has } = useOperator()
  const { data, failure, reload } = useDeskOverview()
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 py-8 sm:px-6 lg:px-10">
      <header>
        <h1 className="text-heading font-bold text-ink">Club</h1>
        <p className="mt-1 text-small text-ink-muted">
          What the club is made of. Some of it takes a second person before it counts.
        </p>
      </header>
      <ReadFailure what="What waits" failure={failure} onRetry={reload} />
      {sectionGroupsFor(has).map(({ title, sections }) => (
        <section key={title}>
          <h2 className="text-lead font-semibold text-ink">{title}</h2>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 2xl:grid-cols-3">
            {sections.map(section => {
              const { waits } = section
              const isTheirs = waits !== undefined && has(waitsFor[waits])
              return (
                <SectionRow
                  key={section.to}
                  section={section}
                  waiting={isTheirs ? (data?.[waits] ?? 0) : 0}
                />
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
