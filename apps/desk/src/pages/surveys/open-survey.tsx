import { useOpenSurvey } from '@kinfold/api/operator/content/open-survey'
import { type ManagedSurvey, SurveyBody } from '@kinfold/contract/operator/content/managed-survey'
import { TextField } from '@kinfold/ui/text-field'
import { paths } from '../../address/paths.ts'
import { WordsField } from '../../queue/words-field.tsx'
import { AskFirst } from '../../section/ask-first.tsx'
import { fieldsOf } from '../../section/fields-of.ts'
import { SectionForm } from '../../section/section-form.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useAskFirst } from '../../section/use-ask-first.ts'
import { useCloseItem } from '../../section/use-close-item.ts'
import { useSectionForm } from '../../section/use-section-form.ts'
import { SurveyPreview } from './survey-preview.tsx'

const start: SurveyBody = { title: '', description: '', link: '' }

/** A survey that every member is asked to take; the one that is open closes. */
export function OpenSurvey({ standing }: { standing: ManagedSurvey | undefined }) {
  const { run } = useOpenSurvey()
  const close = useCloseItem(paths.surveys)
  const { ask, body: asked, ...question } = useAskFirst((body: SurveyBody) => run({ body }))
  const form = useSectionForm({
    start,
    shape: SurveyBody,
    bodyOf: typed => typed,
    send: ask,
    onSent: close,
  })
  const { input, field } = fieldsOf(form)
  const closes = standing ? `“${standing.survey.title}” closes, whoever has not answered it. ` : ''
  return (
    <SectionPanel
      title="Open a survey"
      about="It is answered elsewhere; here stands how many took part."
      backTo={paths.surveys}
    >
      <SectionForm
        form={form}
        action="Open it"
        backTo={paths.surveys}
        {...(closes ? { effect: closes } : {})}
      >
        <TextField label="Title" required autoComplete="off" {...input('title')} />
        <WordsField label="What it is about" required rows={3} {...field('description')} />
        <TextField
          label="Link"
          required
          type="url"
          autoComplete="off"
          hint="Where it is answered; it opens in a new tab."
          {...input('link')}
        />
        <SurveyPreview {...form.values} />
      </SectionForm>
      {asked ? (
        <AskFirst
          title="Ask every member?"
          text={`${closes}Each member is asked once they are in the app, until they answer or refuse. It can be closed, not changed.`}
          yes="Open it"
          {...question}
        >
          <SurveyPreview {...asked} />
        </AskFirst>
      ) : null}
    </SectionPanel>
  )
}
