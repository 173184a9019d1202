import { browserStore } from '../storage/browser-store.ts'
import { storageKeys } from '../storage/storage-keys.ts'

// Of this tab alone, and gone once it was taken.
const store = browserStore('sessionStorage', storageKeys.handedOver)

/** For somebody who signed in at the wrong door: the other app takes their session over. */
export function handOver(accessToken: string): void {
  store.write(accessToken)
}

/** A session that the other app has handed over; asked once, it is forgotten. */
export function takeOver(): string | undefined {
  const accessToken = store.read() ?? undefined
  store.clear()
  return accessToken
}
