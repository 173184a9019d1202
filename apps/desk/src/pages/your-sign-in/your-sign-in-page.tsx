import { PasskeysCard } from '@kinfold/app/passkey/passkeys-card'
import { club } from '../../club/club.ts'
import { useOperator } from '../../session/use-operator.ts'

/** What somebody at the desk signs in with; members who work here have it in My Account as well. */
export function YourSignInPage() {
  const me = useOperator()
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-8 sm:px-6 lg:px-10">
      <header>
        <h1 className="text-heading font-bold text-ink">Your sign-in</h1>
        <p className="mt-1 text-small text-pretty text-ink-muted">
          Your password and your authenticator app always sign you in; a passkey takes their place.
        </p>
      </header>
      <PasskeysCard me={me} club={club.name} />
    </div>
  )
}
