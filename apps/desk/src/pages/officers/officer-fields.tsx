import { Avatar } from '@kinfold/ui/avatar'
import { TextField } from '@kinfold/ui/text-field'
import { AsMembersSeeIt } from '../../section/as-members-see-it.tsx'
import { type Fillable, fieldsOf } from '../../section/fields-of.ts'
import type { OfficerWords } from './officer-words.ts'

export function OfficerFields({ form }: { form: Fillable<OfficerWords> }) {
  const { input } = fieldsOf(form)
  return (
    <>
      <TextField label="Name" required autoComplete="off" {...input('name')} />
      <TextField
        label="Office"
        required
        autoComplete="off"
        hint="In words: Chair, Treasurer."
        {...input('office')}
      />
      <TextField
        label="Place"
        required
        autoComplete="off"
        inputMode="numeric"
        hint="The smaller number comes first."
        {...input('position')}
      />
      <OfficerPreview {...form.values} />
    </>
  )
}

/** The line that members have before them. */
export function OfficerPreview({ name, office }: Pick<OfficerWords, 'name' | 'office'>) {
  return (
    <AsMembersSeeIt>
      <div className="flex items-center gap-3 border-y border-line py-4">
        <Avatar name={name.trim() || '…'} />
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="block font-medium text-ink">{name.trim() || '…'}</span>
          <span className="block text-small text-ink-muted">{office.trim() || '…'}</span>
        </p>
      </div>
    </AsMembersSeeIt>
  )
}
