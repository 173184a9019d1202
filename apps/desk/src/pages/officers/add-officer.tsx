import { useCreateOfficer } from '@kinfold/api/operator/club/create-officer'
import type { Officer } from '@kinfold/contract/club/officer'
import { OfficerBody } from '@kinfold/contract/operator/club/officer-body'
import { paths } from '../../address/paths.ts'
import { RoomForm } from '../../room/room-form.tsx'
import { RoomPanel } from '../../room/room-panel.tsx'
import { useCloseItem } from '../../room/use-close-item.ts'
import { useRoomForm } from '../../room/use-room-form.ts'
import { OfficerFields } from './officer-fields.tsx'
import { bodyOf, newWords } from './officer-words.ts'

export function AddOfficer({ all }: { all: readonly Officer[] }) {
  const { run } = useCreateOfficer()
  const close = useCloseItem(paths.officers)
  const form = useRoomForm({
    start: newWords(all),
    shape: OfficerBody,
    bodyOf,
    send: body => run({ body }),
    onSent: close,
  })
  return (
    <RoomPanel
      title="Add an officer"
      about="Members read it at once. It gives nobody a role at the desk."
      backTo={paths.officers}
    >
      <RoomForm form={form} action="Add them" backTo={paths.officers}>
        <OfficerFields form={form} />
      </RoomForm>
    </RoomPanel>
  )
}
