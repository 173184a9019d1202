import { useWithdrawAnnouncement } from '@kinfold/api/operator/club/withdraw-announcement'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import type { ManagedAnnouncement } from '@kinfold/contract/operator/club/managed-announcement'
import { Button } from '@kinfold/ui/button'
import { useRef, useState } from 'react'
import { paths } from '../../address/paths.ts'
import { momentAndTimeText, momentText } from '../../day/day-text.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { ButtonKey } from '../../queue/button-key.tsx'
import { Fact, Facts } from '../../queue/facts.tsx'
import { AskFirst } from '../../section/ask-first.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { AnnouncementPreview } from './announcement-preview.tsx'

type OneAnnouncementProps = { announcement: ManagedAnnouncement }

/** An announcement as it was said, which an administrator may withdraw. */
export function OneAnnouncement({ announcement }: OneAnnouncementProps) {
  const { has } = useOperator()
  const { title, body, announced_at, announced_by, withdrawn_at } = announcement
  return (
    <SectionPanel
      title={title}
      about={`Announced on ${momentText(announced_at)}`}
      backTo={paths.announcements}
    >
      <Facts title="How it was said">
        <Fact label="By">{announced_by.name}</Fact>
        <Fact label="At">{momentAndTimeText(announced_at)}</Fact>
        {withdrawn_at === null ? null : (
          <Fact label="Withdrawn">{momentAndTimeText(withdrawn_at)}</Fact>
        )}
      </Facts>
      <AnnouncementPreview title={title} body={body} />
      {withdrawn_at === null && has('administrator') ? (
        <Withdraw announcement={announcement} />
      ) : null}
    </SectionPanel>
  )
}

function Withdraw({ announcement: { id } }: OneAnnouncementProps) {
  const { run, isRunning } = useWithdrawAnnouncement()
  const [isAsked, setAsked] = useState(false)
  const [message, setMessage] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  useKeys({ r: () => button.current?.focus() })
  const withdraw = async () => {
    setMessage(undefined)
    const outcome = await run({ params: { id } })
    setAsked(false)
    if (!outcome.ok) return setMessage(outcome.message)
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
        Withdraw it
      </Button>
      {isAsked ? (
        <AskFirst
          title="Withdraw this announcement?"
          text="Members no longer find it. It stays in this list, and can’t be announced again but in new words."
          yes="Withdraw it"
          isSending={isRunning}
          onYes={withdraw}
          onNo={() => setAsked(false)}
        />
      ) : null}
    </>
  )
}
