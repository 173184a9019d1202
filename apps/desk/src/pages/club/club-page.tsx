import { useDeskOverview } from '@kinfold/api/operator/get-desk-overview'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { waitsFor } from '../../queue/waits-for.ts'
import { roomGroupsFor } from '../../room/room-groups.ts'
import { useOperator } from '../../session/use-operator.ts'
import { RoomRow } from './room-row.tsx'

/** Everything that the club itself is made of, in rooms, and what waits in each for a word of this operator. */
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
      {roomGroupsFor(has).map(({ title, rooms }) => (
        <section key={title}>
          <h2 className="text-lead font-semibold text-ink">{title}</h2>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 2xl:grid-cols-3">
            {rooms.map(room => {
              const { waits } = room
              const isTheirs = waits !== undefined && has(waitsFor[waits])
              return (
                <RoomRow key={room.to} room={room} waiting={isTheirs ? (data?.[waits] ?? 0) : 0} />
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
