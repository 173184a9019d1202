import { resourceKinds } from '@kinfold/contract/resource/resource'
import { Badge } from '@kinfold/ui/badge'
import { Card } from '@kinfold/ui/card'
import { SelectField } from '@kinfold/ui/select-field'
import { TextField } from '@kinfold/ui/text-field'
import ExternalLink from 'lucide-react/icons/external-link'
import { WordsField } from '../../queue/words-field.tsx'
import { AsMembersSeeIt } from '../../section/as-members-see-it.tsx'
import { type Fillable, fieldsOf } from '../../section/fields-of.ts'
import { kindWords, type ResourceWords, tagsOf } from './resource-words.ts'

const kinds = resourceKinds.map(value => ({ value, label: kindWords[value] }))

export function ResourceFields({ form }: { form: Fillable<ResourceWords> }) {
  const { input, field } = fieldsOf(form)
  return (
    <>
      <SelectField
        label="Kind"
        required
        options={kinds}
        {...field('kind')}
        onChange={chosen =>
          form.change({ kind: resourceKinds.find(each => each === chosen) ?? '' })
        }
      />
      <TextField label="Title" required autoComplete="off" {...input('title')} />
      <WordsField label="In a sentence or two" required rows={3} {...field('description')} />
      <TextField
        label="Link"
        required
        type="url"
        autoComplete="off"
        hint="It opens in a new tab."
        {...input('link')}
      />
      <TextField
        label="Tags"
        autoComplete="off"
        hint="Up to ten, with commas between them."
        {...input('tags')}
      />
      <ResourcePreview resource={form.values} />
    </>
  )
}

/** The card that members have before them; it leads nowhere here. */
export function ResourcePreview({ resource }: { resource: ResourceWords }) {
  const { title, description, tags } = resource
  return (
    <AsMembersSeeIt>
      <Card
        title={<span className="[overflow-wrap:anywhere]">{title.trim() || '…'}</span>}
        action={<ExternalLink aria-hidden size={18} strokeWidth={1.75} />}
      >
        <p className="text-body whitespace-pre-line text-ink-muted [overflow-wrap:anywhere]">
          {description.trim() || '…'}
        </p>
        <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
          {tagsOf(tags).map(tag => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </div>
      </Card>
    </AsMembersSeeIt>
  )
}
