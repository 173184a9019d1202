import { usePublishTerms } from '@kinfold/api/operator/content/publish-terms'
import type { BodyOf } from '@kinfold/contract/endpoint'
import { publishTerms } from '@kinfold/contract/operator/content/publish-terms'
import type { PublishedTerms } from '@kinfold/contract/operator/content/published-terms'
import { TextField } from '@kinfold/ui/text-field'
import { paths } from '../../address/paths.ts'
import { Fact, Facts } from '../../queue/facts.tsx'
import { WordsField } from '../../queue/words-field.tsx'
import { AskFirst } from '../../section/ask-first.tsx'
import { fieldsOf } from '../../section/fields-of.ts'
import { SectionForm } from '../../section/section-form.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useAskFirst } from '../../section/use-ask-first.ts'
import { useCloseItem } from '../../section/use-close-item.ts'
import { useSectionForm } from '../../section/use-section-form.ts'

type Body = BodyOf<typeof publishTerms>

const start: Body = { version: '', link: '', changes: '' }

type PublishTermsProps = { inForce: PublishedTerms; membersText: string }

/** New terms, which every member has to agree to anew. */
export function PublishTerms({ inForce, membersText }: PublishTermsProps) {
  const { run } = usePublishTerms()
  const close = useCloseItem(paths.terms)
  const { ask, body: asked, ...question } = useAskFirst((body: Body) => run({ body }))
  const form = useSectionForm({
    start,
    shape: publishTerms.body,
    bodyOf: typed => typed,
    send: ask,
    onSent: close,
  })
  const { field, input } = fieldsOf(form)
  return (
    <SectionPanel
      title="Publish new terms"
      about={`Version ${inForce.version} is in force.`}
      backTo={paths.terms}
    >
      <SectionForm
        form={form}
        action="Go on"
        backTo={paths.terms}
        effect="Whoever has accepted the terms before is asked again, and can’t contribute or withdraw until they have."
      >
        <TextField
          label="Version"
          required
          autoComplete="off"
          hint="Such as 2026-07. Each is used once."
          {...input('version')}
        />
        <TextField
          label="Link"
          required
          type="url"
          autoComplete="off"
          hint="Where the whole text stands, before it is published here."
          {...input('link')}
        />
        <WordsField
          label="What changed"
          required
          rows={3}
          hint="A line for each change. Members read them before they accept."
          {...field('changes')}
        />
      </SectionForm>
      {asked ? (
        <AskFirst
          title={`Put version ${asked.version} in force?`}
          text={`${membersText} have to agree to these terms before they contribute or withdraw again. It can’t be taken back: only newer terms can follow.`}
          yes="Publish them"
          isGrave
          {...question}
        >
          <Facts title="What members agree to">
            <Fact label="Version">{asked.version}</Fact>
            <Fact label="Instead of">{inForce.version}</Fact>
            <Fact label="Text">{asked.link}</Fact>
            <Fact label="What changed">
              <span className="whitespace-pre-line">{asked.changes}</span>
            </Fact>
          </Facts>
        </AskFirst>
      ) : null}
    </SectionPanel>
  )
}
