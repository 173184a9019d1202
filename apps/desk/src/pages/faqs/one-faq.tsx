import { useDeleteFaq } from '@kinfold/api/operator/content/delete-faq'
import { useUpdateFaq } from '@kinfold/api/operator/content/update-faq'
import { type ManagedFaq, UpdateFaqBody } from '@kinfold/contract/operator/content/managed-faq'
import { paths } from '../../address/paths.ts'
import { RemoveItem } from '../../section/remove-item.tsx'
import { SectionForm } from '../../section/section-form.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useCloseItem } from '../../section/use-close-item.ts'
import { useSectionForm } from '../../section/use-section-form.ts'
import { useOperator } from '../../session/use-operator.ts'
import { categoriesOf } from './categories-of.ts'
import { FaqFields, FaqPreview } from './faq-fields.tsx'
import { bodyOf, wordsOf } from './faq-words.ts'

type OneFaqProps = { faq: ManagedFaq; all: readonly ManagedFaq[] }

/** A question and its answer, which an administrator may change or take off. */
export function OneFaq({ faq, all }: OneFaqProps) {
  const { has } = useOperator()
  return (
    <SectionPanel title={faq.question} about={faq.category} backTo={paths.faqs}>
      {has('administrator') ? (
        <ChangeFaq faq={faq} all={all} />
      ) : (
        <FaqPreview question={faq.question} answer={faq.answer} />
      )}
    </SectionPanel>
  )
}

function ChangeFaq({ faq, all }: OneFaqProps) {
  const { id, version } = faq
  const update = useUpdateFaq()
  const remove = useDeleteFaq()
  const close = useCloseItem(paths.faqs)
  const form = useSectionForm({
    start: wordsOf(faq),
    version,
    shape: UpdateFaqBody,
    bodyOf: (words, seen) => ({ ...bodyOf(words), version: seen }),
    send: body => update.run({ params: { id }, body }),
    onSent: close,
  })
  return (
    <>
      <SectionForm form={form} action="Save" backTo={paths.faqs}>
        <FaqFields form={form} categories={categoriesOf(all)} />
      </SectionForm>
      <RemoveItem
        label="Remove this question"
        effect="Members no longer find it. It can’t be brought back, only written anew."
        isRunning={remove.isRunning}
        run={() => remove.run({ params: { id } })}
        onGone={close}
      />
    </>
  )
}
