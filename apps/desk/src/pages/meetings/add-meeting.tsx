import { useCreateMeeting } from '@kinfold/api/operator/club/create-meeting'
import { MeetingBody } from '@kinfold/contract/operator/club/meeting-body'
import { paths } from '../../address/paths.ts'
import { RoomForm } from '../../room/room-form.tsx'
import { RoomPanel } from '../../room/room-panel.tsx'
import { useCloseItem } from '../../room/use-close-item.ts'
import { useRoomForm } from '../../room/use-room-form.ts'
import { useOperator } from '../../session/use-operator.ts'
import { MeetingFields } from './meeting-fields.tsx'
import { bodyOf, missingFrom, noWords } from './meeting-words.ts'

export function AddMeeting() {
  const { run } = useCreateMeeting()
  const { today } = useOperator()
  const close = useCloseItem(paths.meetings)
  const form = useRoomForm({
    start: noWords,
    shape: MeetingBody,
    bodyOf,
    missing: missingFrom(today),
    send: body => run({ body }),
    onSent: close,
  })
  return (
    <RoomPanel
      title="Call a meeting"
      about="Members find it on the club’s page at once. Nobody is written to: a notice does that."
      backTo={paths.meetings}
    >
      <RoomForm form={form} action="Call it" backTo={paths.meetings}>
        <MeetingFields form={form} />
      </RoomForm>
    </RoomPanel>
  )
}
