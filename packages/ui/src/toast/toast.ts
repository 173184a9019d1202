import type { ReactElement, ReactNode } from 'react'
import { toast as sonner } from 'sonner'

export type ToastOptions = {
  /** Showing another toast under the same id replaces it: a loading one becomes its outcome. */
  id?: string | number
  description?: ReactNode
  action?: { label: string; onClick: () => void }
  onClose?: () => void
}

const MOST = 20
const DURATION = 4000
const SUCCESS_DURATION = 2000

/** Beyond twenty the oldest goes; one that is still waiting for its outcome goes last. */
function makeRoom() {
  const held = sonner.getToasts()
  if (held.length < MOST) return
  const oldest = held.find(each => 'type' in each && each.type !== 'loading') ?? held[0]
  if (oldest) sonner.dismiss(oldest.id)
}

function settings(duration: number, { onClose, ...options }: ToastOptions = {}) {
  makeRoom()
  return {
    ...options,
    duration,
    ...(onClose ? { onDismiss: onClose, onAutoClose: onClose } : {}),
  }
}

/** Short messages that come and go by themselves. `<Toaster>` must stand once in the page. Each answers its id. */
export const toast = {
  message: (text: ReactNode, options?: ToastOptions) => sonner(text, settings(DURATION, options)),
  error: (text: ReactNode, options?: ToastOptions) =>
    sonner.error(text, settings(DURATION, options)),
  success: (text: ReactNode, options?: ToastOptions) =>
    sonner.success(text, settings(SUCCESS_DURATION, options)),
  /** Stays until it is dismissed or replaced. */
  loading: (text: ReactNode, options?: ToastOptions) =>
    sonner.loading(text, settings(Number.POSITIVE_INFINITY, options)),
  custom: (content: (id: string | number) => ReactElement, options?: ToastOptions) =>
    sonner.custom(content, settings(DURATION, options)),
  dismiss: (id?: string | number) => sonner.dismiss(id),
}
