import { useDeleteResource } from '@kinfold/api/operator/content/delete-resource'
import { useUpdateResource } from '@kinfold/api/operator/content/update-resource'
import {
  type ManagedResource,
  UpdateResourceBody,
} from '@kinfold/contract/operator/content/managed-resource'
import { TextLink } from '@kinfold/ui/text-link'
import { paths } from '../../address/paths.ts'
import { momentText } from '../../day/day-text.ts'
import { RemoveItem } from '../../section/remove-item.tsx'
import { SectionForm } from '../../section/section-form.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useCloseItem } from '../../section/use-close-item.ts'
import { useSectionForm } from '../../section/use-section-form.ts'
import { useOperator } from '../../session/use-operator.ts'
import { ResourceFields, ResourcePreview } from './resource-fields.tsx'
import { bodyOf, kindWords, names, tooManyTags, wordsOf } from './resource-words.ts'

type OneResourceProps = { resource: ManagedResource }

/** Something worth reading, which an administrator may change or take off. */
export function OneResource({ resource }: OneResourceProps) {
  const { has } = useOperator()
  const { title, kind, link, created_at } = resource
  return (
    <SectionPanel
      title={title}
      about={
        <>
          {kindWords[kind]}, added on {momentText(created_at)} ·{' '}
          <TextLink href={link} external>
            Open it
          </TextLink>
        </>
      }
      backTo={paths.resources}
    >
      {has('administrator') ? (
        <ChangeResource resource={resource} />
      ) : (
        <ResourcePreview resource={wordsOf(resource)} />
      )}
    </SectionPanel>
  )
}

function ChangeResource({ resource }: OneResourceProps) {
  const { id, version } = resource
  const update = useUpdateResource()
  const remove = useDeleteResource()
  const close = useCloseItem(paths.resources)
  const form = useSectionForm({
    start: wordsOf(resource),
    version,
    shape: UpdateResourceBody,
    bodyOf: (words, seen) => ({ ...bodyOf(words), version: seen }),
    names,
    missing: tooManyTags,
    send: body => update.run({ params: { id }, body }),
    onSent: close,
  })
  return (
    <>
      <SectionForm form={form} action="Save" backTo={paths.resources}>
        <ResourceFields form={form} />
      </SectionForm>
      <RemoveItem
        label="Remove this resource"
        effect="Members no longer find it here. What its link leads to stays as it is."
        isRunning={remove.isRunning}
        run={() => remove.run({ params: { id } })}
        onGone={close}
      />
    </>
  )
}
