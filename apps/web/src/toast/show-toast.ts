import { signal } from '@preact/signals-react'

/** Whether the toaster is in the page; it comes with the first message. */
export const toasterWanted = signal(false)

const standing = Promise.withResolvers<void>()
export const toasterStands = standing.resolve

type Kind = 'success' | 'error' | 'message'

/** Says something in passing. Nothing to say, nothing shown. */
export async function showToast(kind: Kind, text: string | undefined): Promise<void> {
  if (!text) return
  toasterWanted.value = true
  const { toast } = await import('@kinfold/ui/toast')
  await standing.promise
  toast[kind](text)
}
