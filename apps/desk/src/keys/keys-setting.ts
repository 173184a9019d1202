import { browserStore } from '@kinfold/app/storage/browser-store'
import { signal } from '@preact/signals-react'
import { club } from '../club/club.ts'

const store = browserStore('localStorage', club.storage.keys)

/** Single letters can be switched off: who speaks to their computer would press them by accident. */
export const keysAreOn = signal(store.read() !== 'off')

export function switchKeys(on: boolean): void {
  keysAreOn.value = on
  if (on) store.clear()
  else store.write('off')
}
