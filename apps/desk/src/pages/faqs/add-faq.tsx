import { useCreateFaq } from '@kinfold/api/operator/content/create-faq'
import { FaqBody } from '@kinfold/contract/operator/content/faq-body'
import type { ManagedFaq } from '@kinfold/contract/operator/content/managed-faq'
import { paths } from '../../address/paths.ts'
import { SectionForm } from '../../section/section-form.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useCloseItem } from '../../section/use-close-item.ts'
import { useSectionForm } from '../../section/use-section-form.ts'
import { categoriesOf } from './categories-of.ts'
import { FaqFields } from './faq-fields.tsx'
import { bodyOf, newWords } from './faq-words.ts'

export function AddFaq({ all }: { all: readonly ManagedFaq[] }) {
  const { run } = useCreateFaq()
  const close = useCloseItem(paths.faqs)
  const form = useSectionForm({
    start: newWords(all),
    shape: FaqBody,
    bodyOf,
    send: body => run({ body }),
    onSent: close,
  })
  return (
    <SectionPanel
      title="Add a question"
      about="Members read it as soon as it is added."
      backTo={paths.faqs}
    >
      <SectionForm form={form} action="Add it" backTo={paths.faqs}>
        <FaqFields form={form} categories={categoriesOf(all)} />
      </SectionForm>
    </SectionPanel>
  )
}
