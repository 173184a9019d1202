import { useDeleteFaq } from '@kinfold/api/operator/content/delete-faq'
import { useUpdateFaq } from '@kinfold/api/operator/content/update-faq'
import { type ManagedFaq, UpdateFaqBody } from '@kinfold/contract/operator/content/managed-faq'
import { paths } from '../../address/paths.ts'
import { RemoveItem } from '../../room/remove-item.tsx'
import { RoomForm } from '../../room/room-form.tsx'
import { RoomPanel } from '../../room/room-panel.tsx'
import { useCloseItem } from '../../room/use-close-item.ts'
import { useRoomForm } from '../../room/use-room-form.ts'
import { useOperator } from '../../session/use-operator.ts'
import { categoriesOf } from './categories-of.ts'
import { FaqFields, FaqPreview } from './faq-fields.tsx'
import { bodyOf, wordsOf } from './faq-words.ts'

type OneFaqProps = { faq: ManagedFaq; all: readonly ManagedFaq[] }

/** A question and its answer, which an administrator may change or take off. */
export function OneFaq({ faq, all }: OneFaqProps) {
  const { has } = useOperator()
  return (
    <RoomPanel title={faq.question} about={faq.category} backTo={paths.faqs}>
      {has('administrator') ? (
        <ChangeFaq faq={faq} all={all} />
      ) : (
        <FaqPreview question={faq.question} answer={faq.answer} />
      )}
    </RoomPanel>
  )
}

function ChangeFaq({ faq, all }: OneFaqProps) {
  const { id, version } = faq
  const update = useUpdateFaq()
  const remove = useDeleteFaq()
  const close = useCloseItem(paths.faqs)
  const form = useRoomForm({
    start: wordsOf(faq),
    version,
    shape: UpdateFaqBody,
    bodyOf: (words, seen) => ({ ...bodyOf(words), version: seen }),
    send: body => update.run({ params: { id }, body }),
    onSent: close,
  })
  return (
    <>
      <RoomForm form={form} action="Save" backTo={paths.faqs}>
        <FaqFields form={form} categories={categoriesOf(all)} />
      </RoomForm>
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
