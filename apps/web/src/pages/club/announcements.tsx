import type { Announcement } from '@kinfold/contract/club/announcement'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { EmptyState } from '@kinfold/ui/empty-state'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { dayText } from '../../day/day-text.ts'

const first = 3

/** The latest first; earlier ones are a press away. */
export function Announcements({ announcements }: { announcements: readonly Announcement[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const firstEarlier = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (showsAll) firstEarlier.current?.focus()
  }, [showsAll])
  const shown = showsAll ? announcements : announcements.slice(0, first)
  return (
    <Card title="Announcements">
      {announcements.length === 0 ? (
        <EmptyState compact headingLevel={3} title="Nothing announced yet">
          What the club has to say to all its members will be here.
        </EmptyState>
      ) : (
        <ul className="flex flex-col">
          {shown.map((announcement, place) => (
            <OneAnnouncement
              key={announcement.id}
              announcement={announcement}
              heading={place === first ? firstEarlier : undefined}
            />
          ))}
        </ul>
      )}
      {shown.length < announcements.length ? (
        <Button className="mt-5" size="small" variant="secondary" onClick={() => setShowsAll(true)}>
          Earlier announcements
        </Button>
      ) : null}
    </Card>
  )
}

type OneAnnouncementProps = {
  announcement: Announcement
  /** Where the focus goes when it came into sight. */
  heading: RefObject<HTMLHeadingElement | null> | undefined
}

function OneAnnouncement({ announcement, heading }: OneAnnouncementProps) {
  const { title, body, announced_at } = announcement
  const day = dayInLagos(new Date(announced_at))
  return (
    <li className="border-b border-line py-5 first:pt-0 last:border-b-0 last:pb-0">
      <h3
        ref={heading}
        tabIndex={heading && -1}
        className="rounded-box font-semibold break-words text-ink"
      >
        {title}
      </h3>
      <time dateTime={day} className="text-small text-ink-muted">
        {dayText(day)}
      </time>
      <p className="mt-2 max-w-prose text-body whitespace-pre-line break-words text-ink">{body}</p>
    </li>
  )
}
