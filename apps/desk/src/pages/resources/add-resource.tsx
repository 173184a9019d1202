import { useCreateResource } from '@kinfold/api/operator/content/create-resource'
import { ResourceBody } from '@kinfold/contract/operator/content/resource-body'
import { paths } from '../../address/paths.ts'
import { RoomForm } from '../../room/room-form.tsx'
import { RoomPanel } from '../../room/room-panel.tsx'
import { useCloseItem } from '../../room/use-close-item.ts'
import { useRoomForm } from '../../room/use-room-form.ts'
import { ResourceFields } from './resource-fields.tsx'
import { bodyOf, names, noWords, tooManyTags } from './resource-words.ts'

export function AddResource() {
  const { run } = useCreateResource()
  const close = useCloseItem(paths.resources)
  const form = useRoomForm({
    start: noWords,
    shape: ResourceBody,
    bodyOf,
    names,
    missing: tooManyTags,
    send: body => run({ body }),
    onSent: close,
  })
  return (
    <RoomPanel
      title="Add a resource"
      about="Members find it as soon as it is added, above the others."
      backTo={paths.resources}
    >
      <RoomForm form={form} action="Add it" backTo={paths.resources}>
        <ResourceFields form={form} />
      </RoomForm>
    </RoomPanel>
  )
}
