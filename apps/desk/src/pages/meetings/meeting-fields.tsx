import { DateField } from '@kinfold/ui/date-field'
import { TextField } from '@kinfold/ui/text-field'
import { WordsField } from '../../queue/words-field.tsx'
import { type Fillable, fieldsOf } from '../../section/fields-of.ts'
import { useOperator } from '../../session/use-operator.ts'
import type { MeetingWords } from './meeting-words.ts'

export function MeetingFields({ form }: { form: Fillable<MeetingWords> }) {
  const { today } = useOperator()
  const { input, field } = fieldsOf(form)
  return (
    <>
      <TextField label="Title" required autoComplete="off" {...input('title')} />
      <DateField label="Day" required today={today} {...field('day')} />
      <TextField label="Begins at" required type="time" hint="Lagos time." {...input('time')} />
      <TextField
        label="Minutes"
        required
        autoComplete="off"
        inputMode="numeric"
        hint="How long it lasts."
        {...input('minutes')}
      />
      <TextField label="Place" required autoComplete="off" {...input('place')} />
      <TextField
        label="Link"
        type="url"
        autoComplete="off"
        hint="Where members join by video; none if they can’t."
        {...input('link')}
      />
      <WordsField label="What it is about" required rows={5} {...field('agenda')} />
    </>
  )
}
