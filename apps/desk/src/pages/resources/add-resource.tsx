import { useCreateResource } from '@kinfold/api/operator/content/create-resource'
import { ResourceBody } from '@kinfold/contract/operator/content/resource-body'
import { paths } from '../../address/paths.ts'
import { SectionForm } from '../../section/section-form.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useCloseItem } from '../../section/use-close-item.ts'
import { useSectionForm } from '../../section/use-section-form.ts'
import { ResourceFields } from './resource-fields.tsx'
import { bodyOf, names, noWords, tooManyTags } from './resource-words.ts'

export function AddResource() {
  const { run } = useCreateResource()
  const close = useCloseItem(paths.resources)
  const form = useSectionForm({
    start: noWords,
    shape: ResourceBody,
    bodyOf,
    names,
    missing: tooManyTags,
    send: body => run({ body }),
    onSent: close,
  })
  return (
    <SectionPanel
      title="Add a resource"
      about="Members find it as soon as it is added, above the others."
      backTo={paths.resources}
    >
      <SectionForm form={form} action="Add it" backTo={paths.resources}>
        <ResourceFields form={form} />
      </SectionForm>
    </SectionPanel>
  )
}
