import { PasskeysCard } from '@kinfold/app/passkey/passkeys-card'
import { club } from '../../../club/club.ts'
import { useMember } from '../../../session/use-member.ts'
import { AuthenticatorCard } from './authenticator-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** Who can get into the account, and from where. */
export function SecurityTab() {
  const me = useMember()
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <div className="flex flex-col gap-4">
        <PasswordCard />
        <AuthenticatorCard />
      </div>
      <div className="flex flex-col gap-4">
        <PasskeysCard me={me} club={club.name} />
        <SessionsCard />
      </div>
    </div>
  )
}
