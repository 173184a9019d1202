import { Toaster } from '@kinfold/ui/toaster'
import { useEffect } from 'react'
import { toasterListens } from './show-toast.ts'

/** Tells when the toaster listens: a message before that would be lost. */
export function ListeningToaster() {
  useEffect(() => toasterListens(), [])
  return <Toaster />
}
