import type { Meeting } from '@kinfold/contract/club/meeting'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { Button } from '@kinfold/ui/button'
import { CalendarLeaf } from '@kinfold/ui/calendar-leaf'
import { Card } from '@kinfold/ui/card'
import { EmptyState } from '@kinfold/ui/empty-state'
import { StatusPill } from '@kinfold/ui/status-pill'
import ExternalLink from 'lucide-react/icons/external-link'
import { useMember } from '../../session/use-member.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { hoursText } from './meeting-words.ts'

/** The next one with all there is to know, and the days of those after it. */
export function Meetings({ meetings }: { meetings: readonly Meeting[] }) {
  const [next, ...later] = meetings
  if (next === undefined) {
    return (
      <Card title="Next meeting">
        <EmptyState compact headingLevel={3} title="No meeting is called">
          As soon as one is, its day, its place and what it is about stand here.
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card
      tone="feature"
      title="Next meeting"
      action={next.is_called_off ? <CalledOff /> : undefined}
      footer={later.length === 0 ? undefined : <Later meetings={later} />}
    >
      <NextMeeting meeting={next} />
    </Card>
  )
}

const CalledOff = () => <StatusPill tone="danger">Called off</StatusPill>

const dayOf = ({ starts_at }: Meeting) => dayInLagos(new Date(starts_at))

function NextMeeting({ meeting }: { meeting: Meeting }) {
  const { today } = useMember()
  const { title, place, link, agenda, is_called_off } = meeting
  return (
    <div className="flex flex-col gap-5">
      <CalendarLeaf
        day={dayOf(meeting)}
        today={is_called_off ? undefined : today}
        label={<span className="text-lead font-semibold text-ink">{title}</span>}
        note={
          <>
            <span className="block">{hoursText(meeting)}</span>
            <span className="block break-words">{place}</span>
          </>
        }
      />
      <div>
        <h3 className="text-small font-semibold text-ink">What it is about</h3>
        <p className="mt-1 text-body whitespace-pre-line break-words text-ink-muted">{agenda}</p>
      </div>
      {is_called_off ? (
        <p className="text-body text-ink">
          It does not take place. If it is in your calendar, add it once more: it is crossed out
          there.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
        <AddToCalendar meeting={meeting} />
        {link === null || is_called_off ? null : (
          <Button asChild size="small" trailingIcon={<ExternalLink aria-hidden="true" />}>
            <a href={link} target="_blank" rel="noreferrer">
              Join by video<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </Button>
        )}
      </div>
    </div>
  )
}

function Later({ meetings }: { meetings: readonly Meeting[] }) {
  return (
    <>
      <h3 className="font-semibold text-ink">After that</h3>
      <ul className="mt-3 flex flex-col gap-4">
        {meetings.map(meeting => (
          <li key={meeting.id} className="flex flex-wrap items-center justify-between gap-3">
            <CalendarLeaf
              className="grow basis-60"
              day={dayOf(meeting)}
              title={meeting.title}
              note={`${hoursText(meeting)} · ${meeting.place}`}
            />
            {meeting.is_called_off ? <CalledOff /> : <AddToCalendar meeting={meeting} named />}
          </li>
        ))}
      </ul>
    </>
  )
}
