/** Why a provider isn’t asked for a transfer that was released. */
export const payoutStops = ['payee_changed', 'member_on_hold'] as const
export type PayoutStop = (typeof payoutStops)[number]
