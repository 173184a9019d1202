import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { StatusPill } from '@kinfold/ui/status-pill'
import { type ComponentType, startTransition, useState } from 'react'
import { useMember } from '../../../session/use-member.ts'

type DialogProps = { onClose: () => void }

const { Part: SetUp } = lazyPart(() =>
  import('@kinfold/app/authenticator/authenticator-set-up').then(
    module => module.AuthenticatorSetUp,
  ),
)
const { Part: RenewCodes } = lazyPart(() =>
  import('./renew-codes.tsx').then(module => module.RenewCodes),
)
const { Part: TurnOff } = lazyPart(() =>
  import('./authenticator-turn-off.tsx').then(module => module.AuthenticatorTurnOff),
)

const dialogs: Readonly<Record<string, ComponentType<DialogProps>>> = {
  'set-up': SetUp,
  renew: RenewCodes,
  'turn-off': TurnOff,
}

export function AuthenticatorCard() {
  const { totp_enabled: isOn } = useMember()
  const [opened, setOpened] = useState<string>()
  const Dialog = opened ? dialogs[opened] : undefined
  const opener = (name: string) => ({
    size: 'small' as const,
    variant: 'secondary' as const,
    'aria-haspopup': 'dialog' as const,
    onClick: () => startTransition(() => setOpened(name)),
  })
  return (
    <Card
      title="Authenticator app"
      action={<StatusPill tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</StatusPill>}
    >
      <p className="text-body text-ink-muted">
        {isOn
          ? 'Its code is asked for when you sign in and before money or bank accounts move.'
          : 'A second key to your account: a code on your phone that nobody can guess.'}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {isOn ? (
          <>
            <Button {...opener('renew')}>New recovery codes</Button>
            <Button {...opener('turn-off')}>Turn it off</Button>
          </>
        ) : (
          <Button {...opener('set-up')}>Set it up</Button>
        )}
      </div>
      <PartBoundary onMissing={() => setOpened(undefined)}>
        {Dialog ? <Dialog onClose={() => setOpened(undefined)} /> : null}
      </PartBoundary>
    </Card>
  )
}
