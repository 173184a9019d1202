import { signal } from '@preact/signals-react'

export const messagesShown = signal(0)

const listening = Promise.withResolvers<void>()
export const toasterListens = listening.resolve

type Kind = 'success' | 'error' | 'message'

/** Says something in passing. Nothing to say, nothing shown. */
export async function showToast(kind: Kind, text: string | undefined): Promise<void> {
  if (!text) return
  messagesShown.value += 1
  const code = await import('@kinfold/ui/toast').catch(() => undefined)
  if (!code) return
  await listening.promise
  code.toast[kind](text)
}
