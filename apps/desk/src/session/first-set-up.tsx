import { AuthenticatorSetUp } from '@kinfold/app/authenticator/authenticator-set-up'
import { Button } from '@kinfold/ui/button'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import { Doorway } from './doorway.tsx'
import { leave } from './leave.ts'

/** Roles are inactive until the authenticator app is on, so a new operator begins here. */
export function FirstSetUp({ onDone }: { onDone: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onDone()
  }
  return (
    <Doorway title="One more thing before you begin">
      <p className="text-body text-ink-muted">
        At the desk everybody signs in with their password and a code from an authenticator app. Set
        yours up now, with your phone at hand. It takes a minute, and you keep recovery codes in
        case the phone is lost.
      </p>
      <Button
        fullWidth
        icon={<ShieldCheck aria-hidden strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        Set up your authenticator app
      </Button>
      <Button fullWidth variant="secondary" onClick={leave}>
        Log out
      </Button>
      {open ? <AuthenticatorSetUp onClose={close} /> : null}
    </Doorway>
  )
}
