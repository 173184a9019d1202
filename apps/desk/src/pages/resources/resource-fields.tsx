import { resourceKinds } from '@kinfold/contract/resource/resource'
import { Badge } from '@kinfold/ui/badge'
import { Card } from '@kinfold/ui/card'
import { SelectField } from '@kinfold/ui/select-field'
import { TextField } from '@kinfold/ui/text-field'
import ExternalLink from 'lucide-react/icons/external-link'
import { WordsField } from '../../queue/words-field.tsx'
import { AsMembersSeeIt } from '../../room/as-members-see-it.tsx'
import { kindWords, type ResourceWords, tagsOf } from './resource-words.ts'

type ResourceFieldsProps = {
  values: ResourceWords
  errors: Readonly<Record<string, string>>
  change: (changes: Partial<ResourceWords>) => void
}

const kinds = resourceKinds.map(value => ({ value, label: kindWords[value] }))

export function ResourceFields({ values, errors, change }: ResourceFieldsProps) {
  return (
    <>
      <SelectField
        label="Kind"
        required
        options={kinds}
        value={values.kind}
        onChange={chosen => change({ kind: resourceKinds.find(each => each === chosen) ?? '' })}
        error={errors.kind}
      />
      <TextField
        label="Title"
        required
        autoComplete="off"
        value={values.title}
        onChange={event => change({ title: event.target.value })}
        error={errors.title}
      />
      <WordsField
        label="In a sentence or two"
        required
        rows={3}
        value={values.description}
        onChange={description => change({ description })}
        error={errors.description}
      />
      <TextField
        label="Link"
        required
        type="url"
        autoComplete="off"
        hint="It opens in a new tab."
        value={values.link}
        onChange={event => change({ link: event.target.value })}
        error={errors.link}
      />
      <TextField
        label="Tags"
        autoComplete="off"
        hint="Up to ten, with commas between them."
        value={values.tags}
        onChange={event => change({ tags: event.target.value })}
        error={errors.tags}
      />
      <ResourcePreview resource={values} />
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
