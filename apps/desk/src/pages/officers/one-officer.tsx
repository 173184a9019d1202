import { useDeleteOfficer } from '@kinfold/api/operator/club/delete-officer'
import { useUpdateOfficer } from '@kinfold/api/operator/club/update-officer'
import type { Officer } from '@kinfold/contract/club/officer'
import { UpdateOfficerBody } from '@kinfold/contract/operator/club/officer-body'
import { paths } from '../../address/paths.ts'
import { RemoveItem } from '../../section/remove-item.tsx'
import { SectionForm } from '../../section/section-form.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useCloseItem } from '../../section/use-close-item.ts'
import { useSectionForm } from '../../section/use-section-form.ts'
import { useOperator } from '../../session/use-operator.ts'
import { OfficerFields, OfficerPreview } from './officer-fields.tsx'
import { bodyOf, wordsOf } from './officer-words.ts'

/** An officer, whom an administrator may change or take off. */
export function OneOfficer({ officer }: { officer: Officer }) {
  const { has } = useOperator()
  return (
    <SectionPanel title={officer.name} about={officer.office} backTo={paths.officers}>
      {has('administrator') ? (
        <ChangeOfficer officer={officer} />
      ) : (
        <OfficerPreview {...wordsOf(officer)} />
      )}
    </SectionPanel>
  )
}

function ChangeOfficer({ officer }: { officer: Officer }) {
  const { id, version } = officer
  const update = useUpdateOfficer()
  const remove = useDeleteOfficer()
  const close = useCloseItem(paths.officers)
  const form = useSectionForm({
    start: wordsOf(officer),
    version,
    shape: UpdateOfficerBody,
    bodyOf: (words, seen) => ({ ...bodyOf(words), version: seen }),
    send: body => update.run({ params: { id }, body }),
    onSent: close,
  })
  return (
    <>
      <SectionForm form={form} action="Save" backTo={paths.officers}>
        <OfficerFields form={form} />
      </SectionForm>
      <RemoveItem
        label="Remove this officer"
        effect="Members no longer find them. They stay the member or operator that they are."
        isRunning={remove.isRunning}
        run={() => remove.run({ params: { id } })}
        onGone={close}
      />
    </>
  )
}
