type Account = { readonly email: string; readonly password: string }

/** Where a program works, and as whom. */
export type Club = {
  readonly baseUrl: string
  readonly member: Account
  readonly operator: Account
  /** What the operator's authenticator app shows. */
  readonly code: () => string
}

/** What a call answered that has to succeed. */
export function done<T>({ data, error }: { readonly data?: T; readonly error?: unknown }) {
  if (data === undefined) throw new Error(`refused: ${JSON.stringify(error)}`)
  return data
}

export function given<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error('the answer lacks something')
  return value
}

export const newKey = (): { 'Idempotency-Key': string } => ({
  'Idempotency-Key': crypto.randomUUID(),
})

export const may = { from: '2026-05-01', to: '2026-05-31' }

/** A picture of one point. */
export const picture = (): Blob => {
  const bytes = Uint8Array.from(atob(point), letter => letter.charCodeAt(0))
  return new Blob([bytes], { type: 'image/png' })
}
const point =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const beginningOf = async (file: Blob): Promise<string> => (await file.text()).slice(0, 4)
