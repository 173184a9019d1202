import { Toaster } from '@kinfold/ui/toaster'
import { useEffect } from 'react'
import { toasterStands } from './show-toast.ts'

/** Tells when the toaster listens: a message before that would be lost. */
export function StandingToaster() {
  useEffect(() => toasterStands(), [])
  return <Toaster />
}
