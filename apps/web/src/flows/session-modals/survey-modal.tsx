import { useAcceptSurvey } from '@kinfold/api/survey/accept-survey'
import { useLogSurvey } from '@kinfold/api/survey/log-survey'
import { FormMessage } from '@kinfold/app/form/form-message'
import { Button } from '@kinfold/ui/button'
import { leaveFromPage } from '@kinfold/ui/layer-history'
import { Modal } from '@kinfold/ui/modal'
import { useState } from 'react'
import { dismissForSession } from '../../session/popups.ts'
import { useMember } from '../../session/use-member.ts'

/** Refusing ends it for good; the cross only hides it for this session. */
export function SurveyModal() {
  const survey = useMember().active_survey
  const [message, setMessage] = useState<string>()
  const [opened, setOpened] = useState(false)
  const log = useLogSurvey()
  const accept = useAcceptSurvey()
  if (!survey) return null
  const params = { id: survey.id }

  const open = async () => {
    // A tab that opens later than the press would be blocked.
    const tab = window.open('', '_blank')
    const outcome = await log.run({ params, body: { not_interested: false } })
    if (!outcome.ok) {
      tab?.close()
      return setMessage(outcome.message)
    }
    setOpened(true)
    if (!tab) return leaveFromPage(outcome.data.link)
    tab.opener = null
    tab.location.href = outcome.data.link
  }
  const refuse = async () => {
    const outcome = await log.run({ params, body: { not_interested: true } })
    if (outcome.ok) dismissForSession('survey')
    else setMessage(outcome.message)
  }
  const finish = async () => {
    const outcome = await accept.run({ params })
    if (outcome.ok) dismissForSession('survey')
    else setMessage(outcome.message)
  }

  return (
    <Modal
      open
      title={opened ? 'Thank you for taking part' : survey.title}
      description={
        opened ? 'Tell us once you are done, and we won’t ask again.' : survey.description
      }
      onOpenChange={isOpen => !isOpen && dismissForSession('survey')}
      footer={
        opened ? (
          <Button loading={accept.isRunning} onClick={finish}>
            I have taken it
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={refuse}>
              Not interested
            </Button>
            <Button loading={log.isRunning} onClick={open}>
              Take the survey
            </Button>
          </>
        )
      }
    >
      {message ? <FormMessage>{message}</FormMessage> : null}
    </Modal>
  )
}
