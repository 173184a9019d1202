import { useCreateMeeting } from '@kinfold/api/operator/club/create-meeting'
import { MeetingBody } from '@kinfold/contract/operator/club/meeting-body'
import { paths } from '../../address/paths.ts'
import { SectionForm } from '../../section/section-form.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useCloseItem } from '../../section/use-close-item.ts'
import { useSectionForm } from '../../section/use-section-form.ts'
import { useOperator } from '../../session/use-operator.ts'
import { MeetingFields } from './meeting-fields.tsx'
import { bodyOf, missingFrom, noWords } from './meeting-words.ts'

export function AddMeeting() {
  const { run } = useCreateMeeting()
  const { today } = useOperator()
  const close = useCloseItem(paths.meetings)
  const form = useSectionForm({
    start: noWords,
    shape: MeetingBody,
    bodyOf,
    missing: missingFrom(today),
    send: body => run({ body }),
    onSent: close,
  })
  return (
    <SectionPanel
      title="Call a meeting"
      about="Members find it on the club’s page at once. Nobody is written to: a notice does that."
      backTo={paths.meetings}
    >
      <SectionForm form={form} action="Call it" backTo={paths.meetings}>
        <MeetingFields form={form} />
      </SectionForm>
    </SectionPanel>
  )
}
