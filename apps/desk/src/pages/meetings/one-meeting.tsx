import { useUpdateMeeting } from '@kinfold/api/operator/club/update-meeting'
import type { Meeting } from '@kinfold/contract/club/meeting'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { UpdateMeetingBody } from '@kinfold/contract/operator/club/meeting-body'
import { CheckboxField } from '@kinfold/ui/checkbox-field'
import { TextLink } from '@kinfold/ui/text-link'
import { paths } from '../../address/paths.ts'
import { longDayText, timeText } from '../../day/day-text.ts'
import { Fact, Facts } from '../../queue/facts.tsx'
import { SectionForm } from '../../section/section-form.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useCloseItem } from '../../section/use-close-item.ts'
import { useSectionForm } from '../../section/use-section-form.ts'
import { useOperator } from '../../session/use-operator.ts'
import { MeetingFields } from './meeting-fields.tsx'
import { bodyOf, missingFrom, wordsOf } from './meeting-words.ts'

/** A meeting, which an administrator may change or call off. */
export function OneMeeting({ meeting }: { meeting: Meeting }) {
  const { has } = useOperator()
  const { title, starts_at, is_called_off } = meeting
  const when = `${longDayText(dayInLagos(new Date(starts_at)))}, ${timeText(starts_at)}`
  return (
    <SectionPanel
      title={title}
      about={is_called_off ? `${when} · called off` : when}
      backTo={paths.meetings}
    >
      {has('administrator') ? (
        <ChangeMeeting meeting={meeting} />
      ) : (
        <MeetingFacts meeting={meeting} />
      )}
    </SectionPanel>
  )
}

function MeetingFacts({ meeting: { minutes, place, link, agenda } }: { meeting: Meeting }) {
  return (
    <Facts title="What members read">
      <Fact label="Minutes">{minutes}</Fact>
      <Fact label="Place">{place}</Fact>
      {link === null ? null : (
        <Fact label="Link">
          <TextLink href={link} external>
            {link}
          </TextLink>
        </Fact>
      )}
      <Fact label="About">
        <span className="whitespace-pre-line">{agenda}</span>
      </Fact>
    </Facts>
  )
}

function ChangeMeeting({ meeting }: { meeting: Meeting }) {
  const { id, version, is_called_off } = meeting
  const { run } = useUpdateMeeting()
  const { today } = useOperator()
  const words = wordsOf(meeting)
  const close = useCloseItem(paths.meetings)
  const form = useSectionForm({
    start: { ...words, is_called_off },
    version,
    shape: UpdateMeetingBody,
    bodyOf: (typed, seen) => ({
      ...bodyOf(typed),
      is_called_off: typed.is_called_off,
      version: seen,
    }),
    missing: missingFrom(today, words.day),
    send: body => run({ params: { id }, body }),
    onSent: close,
  })
  return (
    <SectionForm form={form} action="Save" backTo={paths.meetings}>
      <MeetingFields form={form} />
      <CheckboxField
        label="It is called off"
        hint="Members still find it, called off, until its time has passed."
        value={form.values.is_called_off}
        onChange={ticked => form.change({ is_called_off: ticked })}
      />
    </SectionForm>
  )
}
