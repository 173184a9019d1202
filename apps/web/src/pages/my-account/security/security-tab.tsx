import { AuthenticatorCard } from './authenticator-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** Who can get into the account, and from where. */
export function SecurityTab() {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <PasswordCard />
      <div className="flex flex-col gap-4">
        <PasskeysCard />
        <AuthenticatorCard />
        <SessionsCard />
      </div>
    </div>
  )
}
