import { signal } from '@preact/signals-react'

export const messagesSaid = signal(0)

const standing = Promise.withResolvers<void>()
export const toasterStands = standing.resolve

type Kind = 'success' | 'error' | 'message'

/** Says something in passing. Nothing to say, nothing shown. */
export async function showToast(kind: Kind, text: string | undefined): Promise<void> {
  if (!text) return
  messagesSaid.value += 1
  const code = await import('@kinfold/ui/toast').catch(() => undefined)
  if (!code) return
  await standing.promise
  code.toast[kind](text)
}
