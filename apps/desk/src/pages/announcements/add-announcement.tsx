import { useCreateAnnouncement } from '@kinfold/api/operator/club/create-announcement'
import { AnnouncementBody } from '@kinfold/contract/operator/club/managed-announcement'
import { TextField } from '@kinfold/ui/text-field'
import { paths } from '../../address/paths.ts'
import { WordsField } from '../../queue/words-field.tsx'
import { fieldsOf } from '../../section/fields-of.ts'
import { SectionForm } from '../../section/section-form.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useCloseItem } from '../../section/use-close-item.ts'
import { useSectionForm } from '../../section/use-section-form.ts'
import { AnnouncementPreview } from './announcement-preview.tsx'

const start = { title: '', body: '' }

export function AddAnnouncement() {
  const { run } = useCreateAnnouncement()
  const close = useCloseItem(paths.announcements)
  const form = useSectionForm({
    start,
    shape: AnnouncementBody,
    bodyOf: typed => typed,
    send: body => run({ body }),
    onSent: close,
  })
  const { input, field } = fieldsOf(form)
  return (
    <SectionPanel
      title="Announce something"
      about="It stands on the club’s page at once, and nobody is written to: a notice does that. It stays as it is said, and can be withdrawn."
      backTo={paths.announcements}
    >
      <SectionForm form={form} action="Announce it" backTo={paths.announcements}>
        <TextField label="Title" required autoComplete="off" {...input('title')} />
        <WordsField label="Words" required rows={7} {...field('body')} />
        <AnnouncementPreview {...form.values} />
      </SectionForm>
    </SectionPanel>
  )
}
