import type { ProviderGateway } from '@kinfold/contract/payment/gateway'
import { enums, is, optional, string, type } from 'superstruct'

/** What we note at a transaction, for ourselves. Its values come back as text. */
export type PaymentNote = {
  readonly way: ProviderGateway | undefined
  readonly keepsCard: boolean
  readonly isSavedCard: boolean
}

const Noted = type({
  way: optional(enums(['card', 'card_us', 'transfer'])),
  keeps_card: optional(string()),
  saved_card: optional(string()),
})

export const savedCardNote = { way: 'card', saved_card: 'yes' } as const

type Written = { readonly description: string; readonly cancel_action?: string } & (
  | { readonly way: ProviderGateway; readonly keeps_card: 'yes' | 'no' }
  | typeof savedCardNote
)

export function writeNote({ description, ...note }: Written) {
  const shown = { display_name: 'For', variable_name: 'for', value: description }
  return { ...note, custom_fields: [shown] }
}

/** Paystack answers it as it was sent, or as text. */
export function readNote(metadata: unknown): PaymentNote {
  const found = typeof metadata === 'string' ? parsed(metadata) : metadata
  const noted = is(found, Noted) ? found : {}
  return {
    way: noted.way,
    keepsCard: noted.keeps_card === 'yes',
    isSavedCard: noted.saved_card === 'yes',
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
