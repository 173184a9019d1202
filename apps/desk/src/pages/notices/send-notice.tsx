import { useAudiences } from '@kinfold/api/operator/content/count-audiences'
import { useSendNotice } from '@kinfold/api/operator/content/send-notice'
import { audiences, NoticeBody } from '@kinfold/contract/operator/content/notice'
import { RadioCards } from '@kinfold/ui/radio-cards'
import { TextField } from '@kinfold/ui/text-field'
import { useState } from 'react'
import { paths } from '../../address/paths.ts'
import { counted } from '../../queue/counted.ts'
import { WillRead } from '../../queue/will-read.tsx'
import { WordsField } from '../../queue/words-field.tsx'
import { AsMembersSeeIt } from '../../section/as-members-see-it.tsx'
import { AskFirst } from '../../section/ask-first.tsx'
import { fieldsOf } from '../../section/fields-of.ts'
import { SectionForm } from '../../section/section-form.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useAskFirst } from '../../section/use-ask-first.ts'
import { useCloseItem } from '../../section/use-close-item.ts'
import { useSectionForm } from '../../section/use-section-form.ts'
import { audienceWords } from './audience-words.ts'
import { newNoticeId } from './new-notice-id.ts'

type NoticeWords = {
  /** Kept with the words: whoever sends them again sends the same notice. */
  readonly id: string
  readonly title: string
  readonly body: string
  readonly link: string
  readonly audience: NoticeBody['audience']
}

const bodyOf = ({ link, ...words }: NoticeWords) => ({
  ...words,
  link: link.trim() === '' ? null : link.trim(),
})

/** A notice that is written, read as its readers will, and sent once. */
export function SendNotice({ onSentBefore }: { onSentBefore: () => void }) {
  const { run } = useSendNotice()
  const { data: reach } = useAudiences()
  const close = useCloseItem(paths.notices)
  const [start] = useState(
    (): NoticeWords => ({
      id: newNoticeId(),
      title: '',
      body: '',
      link: '',
      audience: 'everyone',
    }),
  )
  const {
    ask,
    body: asked,
    ...question
  } = useAskFirst(async (body: NoticeBody) => {
    const outcome = await run({ body })
    // Whoever goes on after that means another one.
    if (!outcome.ok && outcome.kind === 'refused' && outcome.code === 'conflict') {
      form.change({ id: newNoticeId() })
      onSentBefore()
    }
    return outcome
  })
  const form = useSectionForm({
    start,
    shape: NoticeBody,
    bodyOf,
    send: ask,
    onSent: close,
  })
  const { input, field } = fieldsOf(form)
  const countText = (audience: NoticeBody['audience']) =>
    reach ? members(reach[audience]) : undefined
  return (
    <SectionPanel
      title="Write a notice"
      about="It stands among the notifications at once, and goes out by mail to those who want such mails."
      backTo={paths.notices}
    >
      <SectionForm form={form} action="Go on" backTo={paths.notices}>
        <RadioCards
          label="Who gets it"
          required
          layout="column"
          cards={audiences.map(value => ({
            value,
            label: audienceWords[value],
            description: countText(value),
          }))}
          {...field('audience')}
        />
        <TextField label="Title" required autoComplete="off" {...input('title')} />
        <WordsField label="Words" required rows={6} {...field('body')} />
        <TextField
          label="Page it leads to"
          autoComplete="off"
          placeholder="/dashboard/faqs"
          hint="In the members’ area; none if it leads nowhere."
          {...input('link')}
        />
        <AsMembersSeeIt>
          <WillRead
            reader={audienceWords[form.values.audience]}
            news={{
              title: form.values.title.trim() || '…',
              body: form.values.body.trim() || '…',
            }}
          />
        </AsMembersSeeIt>
      </SectionForm>
      {asked ? (
        <AskFirst
          title={`Send it to ${countText(asked.audience) ?? audienceWords[asked.audience].toLowerCase()}?`}
          text="It goes out at once and can’t be taken back or changed."
          yes="Send it"
          {...question}
        >
          <WillRead
            reader={audienceWords[asked.audience]}
            news={{ title: asked.title, body: asked.body }}
          />
        </AskFirst>
      ) : null}
    </SectionPanel>
  )
}

const members = (count: number) => `${counted(count)} ${count === 1 ? 'member' : 'members'}`
