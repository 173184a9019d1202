import { useProposeMonthClosing } from '@kinfold/api/operator/month/propose-month-closing'
import { MonthToClose } from '@kinfold/contract/operator/month/propose-month-closing'
import { paths } from '../../address/paths.ts'
import { WordsField } from '../../queue/words-field.tsx'
import { fieldsOf } from '../../section/fields-of.ts'
import { SectionForm } from '../../section/section-form.tsx'
import { useSectionForm } from '../../section/use-section-form.ts'

const start = { reason: '' }

type ProposeClosingProps = {
  about: { readonly year: number; readonly month: number }
  name: string
}

export function ProposeClosing({ about, name }: ProposeClosingProps) {
  const { run } = useProposeMonthClosing()
  const form = useSectionForm({
    start,
    shape: MonthToClose,
    bodyOf: typed => ({ ...about, ...typed }),
    send: body => run({ body }),
    onSent: () => {},
  })
  const { field } = fieldsOf(form)
  return (
    <SectionForm form={form} action="Propose closing" backTo={paths.months}>
      <p className="text-small text-pretty text-ink-muted">
        Nothing dated in {name} or before can be booked once it is closed, and it is never opened
        again. Make sure that the bank’s statement and the books agree.
      </p>
      <WordsField label="Why it can be closed" required {...field('reason')} />
    </SectionForm>
  )
}
