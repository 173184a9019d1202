/** sandbox: demo members, captured mail, no account anywhere. live: the real providers. */
export type Mode = 'sandbox' | 'live'
