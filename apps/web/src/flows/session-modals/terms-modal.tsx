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
  const member = useMember()
  const accept = async () => {
    const { version } = member.terms_in_force
    const outcome = await run({ body: { accept_terms: true, version } })
    setMessage(outcome.ok ? undefined : outcome.message)
  }
  return (
    <Modal
      open
      ownStep={false}
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
      <p className="mb-4 text-body">{termsLine(member)}</p>
      <WhatChanged lines={member.terms_in_force.changes?.split('\n') ?? []} />
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

function WhatChanged({ lines }: { lines: readonly string[] }) {
  const said = lines.filter(line => line.trim() !== '')
  if (said.length === 0) return null
  return (
    <section className="mb-5">
      <h3 className="mb-2 text-small font-semibold text-ink">What changed</h3>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-body marker:text-ink-subtle">
        {said.map((line, at) => (
          <li key={at} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
