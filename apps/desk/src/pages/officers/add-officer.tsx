import { useCreateOfficer } from '@kinfold/api/operator/club/create-officer'
import type { Officer } from '@kinfold/contract/club/officer'
import { OfficerBody } from '@kinfold/contract/operator/club/officer-body'
import { paths } from '../../address/paths.ts'
import { SectionForm } from '../../section/section-form.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useCloseItem } from '../../section/use-close-item.ts'
import { useSectionForm } from '../../section/use-section-form.ts'
import { OfficerFields } from './officer-fields.tsx'
import { bodyOf, newWords } from './officer-words.ts'

export function AddOfficer({ all }: { all: readonly Officer[] }) {
  const { run } = useCreateOfficer()
  const close = useCloseItem(paths.officers)
  const form = useSectionForm({
    start: newWords(all),
    shape: OfficerBody,
    bodyOf,
    send: body => run({ body }),
    onSent: close,
  })
  return (
    <SectionPanel
      title="Add an officer"
      about="Members read it at once. It gives nobody a role at the desk."
      backTo={paths.officers}
    >
      <SectionForm form={form} action="Add them" backTo={paths.officers}>
        <OfficerFields form={form} />
      </SectionForm>
    </SectionPanel>
  )
}
