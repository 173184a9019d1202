import { usePasskeys } from '@kinfold/api/passkey/list-passkeys'
import type { SessionUser } from '@kinfold/contract/account/session-user'
import { dateFormat } from '@kinfold/contract/day/date-format'
import type { Passkey } from '@kinfold/contract/passkey/passkey'
import { mostPasskeys } from '@kinfold/contract/passkey/passkey-limit'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'
import { startTransition, useState } from 'react'
import { ReadFailure } from '../errors/read-failure.tsx'
import { lazyPart } from '../loading/lazy-part.tsx'
import { PartBoundary } from '../loading/part-boundary.tsx'
import { type NoPasskeys, useNoPasskeys } from './passkeys-here.ts'

const { Part: AddPasskey } = lazyPart(() =>
  import('./add-passkey.tsx').then(module => module.AddPasskey),
)
const { Part: RenamePasskey } = lazyPart(() =>
  import('./rename-passkey.tsx').then(module => module.RenamePasskey),
)
const { Part: RemovePasskey } = lazyPart(() =>
  import('./remove-passkey.tsx').then(module => module.RemovePasskey),
)

const day = dateFormat({ dateStyle: 'long' })

type Opened =
  | { readonly dialog: 'add' }
  | { readonly dialog: 'rename' | 'remove'; readonly passkey: Passkey }

/** What signs somebody in without a password, and how it is added, named and taken away. */
type PasskeysCardProps = { me: SessionUser; club: string }

export function PasskeysCard({ me, club }: PasskeysCardProps) {
  const { data, failure, reload } = usePasskeys()
  const [opened, setOpened] = useState<Opened>()
  const open = (next: Opened) => startTransition(() => setOpened(next))
  const close = () => setOpened(undefined)
  const why = useNoPasskeys()
  const passkeys = data?.passkeys ?? []
  return (
    <Card title="Passkeys">
      <p className="text-body text-pretty text-ink-muted">
        Sign in with your face, your finger or your phone’s code. There is no password to type, and
        none to steal.
      </p>
      <ReadFailure what="Your passkeys" failure={data ? undefined : failure} onRetry={reload} />
      {passkeys.length > 0 ? (
        <ul className="mt-3 divide-y divide-line">
          {passkeys.map(passkey => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onOpen={dialog => open({ dialog, passkey })}
            />
          ))}
        </ul>
      ) : null}
      {data || failure ? null : (
        <LoadingRegion label="Your passkeys are loading">
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/2 text-small" />
        </LoadingRegion>
      )}
      {why ? <p className="mt-4 text-small text-pretty text-ink-muted">{whyWords[why]}</p> : null}
      {data && !why && passkeys.length < mostPasskeys ? (
        <Button
          size="small"
          variant="secondary"
          className="mt-5"
          aria-haspopup="dialog"
          onClick={() => open({ dialog: 'add' })}
        >
          Add a passkey
        </Button>
      ) : null}
      <PartBoundary onMissing={close}>
        {opened?.dialog === 'add' ? <AddPasskey me={me} club={club} onClose={close} /> : null}
        {opened?.dialog === 'rename' ? (
          <RenamePasskey passkey={opened.passkey} onClose={close} />
        ) : null}
        {opened?.dialog === 'remove' ? (
          <RemovePasskey me={me} passkey={opened.passkey} onClose={close} />
        ) : null}
      </PartBoundary>
    </Card>
  )
}

const whyWords: Readonly<Record<NoPasskeys, string>> = {
  numbers:
    'Passkeys belong to an address with a name, and you opened this page at one of numbers. Open it by its name to add one.',
  browser: 'This browser is too old for passkeys. You can add one in a newer browser.',
}

type PasskeyItemProps = {
  passkey: Passkey
  onOpen: (dialog: 'rename' | 'remove') => void
}

function PasskeyItem({ passkey, onOpen }: PasskeyItemProps) {
  const { name, created_at, last_used_at, is_synced } = passkey
  const used = last_used_at ? `last used on ${day(new Date(last_used_at))}` : 'not used yet'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium text-ink [overflow-wrap:anywhere]">{name}</p>
        <p className="figures text-small text-pretty text-ink-muted">
          {`Added on ${day(new Date(created_at))}, ${used}. ${is_synced ? 'On all your devices.' : 'On one device.'}`}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="small"
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={`Rename ${name}`}
          onClick={() => onOpen('rename')}
        >
          Rename
        </Button>
        <Button
          size="small"
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={`Remove ${name}`}
          onClick={() => onOpen('remove')}
        >
          Remove
        </Button>
      </div>
    </li>
  )
}
