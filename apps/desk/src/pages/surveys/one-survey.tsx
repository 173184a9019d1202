import { useCloseSurvey } from '@kinfold/api/operator/content/close-survey'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import type { ManagedSurvey } from '@kinfold/contract/operator/content/managed-survey'
import { Button } from '@kinfold/ui/button'
import { StatusPill } from '@kinfold/ui/status-pill'
import { TextLink } from '@kinfold/ui/text-link'
import { useRef, useState } from 'react'
import { paths } from '../../address/paths.ts'
import { momentText } from '../../day/day-text.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { ButtonKey } from '../../queue/button-key.tsx'
import { counted } from '../../queue/counted.ts'
import { Fact, Facts } from '../../queue/facts.tsx'
import { sayFailure } from '../../queue/say-failure.ts'
import { AskFirst } from '../../section/ask-first.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { surveyLooks } from './survey-looks.ts'
import { SurveyPreview } from './survey-preview.tsx'

/** A survey, how many members took part, and its end. */
export function OneSurvey({ about }: { about: ManagedSurvey }) {
  const { has } = useOperator()
  const { survey, state, opened, accepted, not_interested, created_at } = about
  const look = surveyLooks[state]
  return (
    <SectionPanel title={survey.title} backTo={paths.surveys}>
      <StatusPill tone={look.tone} className="self-start">
        {look.label}
      </StatusPill>
      <Facts title="What members answered">
        <Fact label="Followed it">{members(opened)}</Fact>
        <Fact label="Took part">{members(accepted)}</Fact>
        <Fact label="Refused">{members(not_interested)}</Fact>
        <Fact label="Open since">{momentText(created_at)}</Fact>
        <Fact label="Answers">
          <TextLink href={survey.link} external>
            {survey.link}
          </TextLink>
        </Fact>
      </Facts>
      <SurveyPreview title={survey.title} description={survey.description} />
      {state === 'open' && has('administrator') ? <CloseIt about={about} /> : null}
    </SectionPanel>
  )
}

const members = (count: number) => `${counted(count)} ${count === 1 ? 'member' : 'members'}`

function CloseIt({ about: { survey, state } }: { about: ManagedSurvey }) {
  const { run, isRunning } = useCloseSurvey()
  const [isAsked, setAsked] = useState(false)
  const [message, setMessage] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  useKeys({ r: () => button.current?.focus() })
  const close = async () => {
    setMessage(undefined)
    const outcome = await run({ params: { id: survey.id }, body: { seen: state } })
    setAsked(false)
    if (!outcome.ok) return sayFailure(outcome, setMessage)
    void showToast('success', outcome.message)
  }
  return (
    <>
      <FormMessage>{message}</FormMessage>
      <Button
        ref={button}
        variant="secondary"
        size="small"
        className="self-start"
        onClick={() => setAsked(true)}
        trailingIcon={<ButtonKey>r</ButtonKey>}
      >
        Close this survey
      </Button>
      {isAsked ? (
        <AskFirst
          title="Close this survey?"
          text="Nobody is asked any more, and it can’t be opened again."
          yes="Close it"
          isSending={isRunning}
          onYes={close}
          onNo={() => setAsked(false)}
        />
      ) : null}
    </>
  )
}
