type Address = { state: unknown; search: string }

/** From the history entry, where it was put when the page opened (see settle-address.ts), or from the link itself. */
export function readResetToken({ state, search }: Address): string | undefined {
  if (typeof state === 'object' && state !== null && 'token' in state) {
    if (typeof state.token === 'string') return state.token
  }
  return new URLSearchParams(search).get('token') ?? undefined
}
