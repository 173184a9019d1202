import { useAddHoliday } from '@kinfold/api/operator/holiday/add-holiday'
import { addHoliday } from '@kinfold/contract/operator/holiday/add-holiday'
import { DateField } from '@kinfold/ui/date-field'
import { TextField } from '@kinfold/ui/text-field'
import { paths } from '../../address/paths.ts'
import { fieldsOf } from '../../section/fields-of.ts'
import { SectionForm } from '../../section/section-form.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useCloseItem } from '../../section/use-close-item.ts'
import { useSectionForm } from '../../section/use-section-form.ts'
import { useOperator } from '../../session/use-operator.ts'

const start = { day: '', name: '' }

export function AddHoliday() {
  const { today } = useOperator()
  const { run } = useAddHoliday()
  const close = useCloseItem(paths.holidays)
  const form = useSectionForm({
    start,
    shape: addHoliday.body,
    bodyOf: typed => typed,
    missing: ({ day }) => (day === '' ? { day: 'Please enter the day.' } : {}),
    send: body => run({ body }),
    onSent: close,
  })
  const { input, field } = fieldsOf(form)
  return (
    <SectionPanel title="Add a holiday" about="Banks pay nothing on it." backTo={paths.holidays}>
      <SectionForm form={form} action="Add it" backTo={paths.holidays}>
        <DateField label="Day" required today={today} {...field('day')} />
        <TextField label="Name" required {...input('name')} />
      </SectionForm>
    </SectionPanel>
  )
}
