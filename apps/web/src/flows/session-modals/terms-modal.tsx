import { useAgreeToTerms } from '@kinfold/api/account/agree-to-terms'
import { FormMessage } from '@kinfold/app/form/form-message'
import { Button } from '@kinfold/ui/button'
import { Modal } from '@kinfold/ui/modal'
import { TextLink } from '@kinfold/ui/text-link'
import { useState } from 'react'
import { club } from '../../club/club.ts'
import { showLogout } from '../../session/popups.ts'
import { useMember } from '../../session/use-member.ts'
import { termsLine } from './terms-line.ts'

/** Stays until the terms are accepted; leaving the club's pages is the only other way. */
export function TermsModal() {
  const [message, setMessage] = useState<string>()
  const { run, isRunning } = useAgreeToTerms()
  const accept = async () => {
    const outcome = await run({ body: { accept_terms: true } })
    setMessage(outcome.ok ? undefined : outcome.message)
  }
  return (
    <Modal
      open
      closable={false}
      focusStarts="panel"
      title="Our terms have changed"
      description="Please read and accept them to go on using your account."
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              showLogout.value = true
            }}
          >
            Log out
          </Button>
          <Button loading={isRunning} onClick={accept}>
            Accept
          </Button>
        </>
      }
    >
      <p className="mb-4 text-body">{termsLine(useMember())}</p>
      <ul className="flex flex-col gap-3">
        <li>
          <TextLink external href={club.links.terms}>
            Terms and conditions
          </TextLink>
        </li>
        <li>
          <TextLink external href={club.links.privacy}>
            Privacy policy
          </TextLink>
        </li>
        <li>
          <TextLink external href={club.links.bylaws}>
            Bylaws
          </TextLink>
        </li>
      </ul>
      <div className="mt-4 empty:hidden">
        <FormMessage>{message}</FormMessage>
      </div>
    </Modal>
  )
}
