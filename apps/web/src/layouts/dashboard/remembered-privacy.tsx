import { browserStore } from '@kinfold/app/storage/browser-store'
import { AmountPrivacy } from '@kinfold/ui/amount-privacy'
import type { ReactNode } from 'react'
import { club } from '../../club/club.ts'

const hiddenStore = browserStore('localStorage', club.storage.amountsHidden)

function remember(hidden: boolean): void {
  if (hidden) hiddenStore.write('yes')
  else hiddenStore.clear()
}

/** Hidden amounts stay hidden on the next visit. */
export function RememberedPrivacy({ children }: { children: ReactNode }) {
  return (
    <AmountPrivacy defaultHidden={hiddenStore.read() === 'yes'} onHiddenChange={remember}>
      {children}
    </AmountPrivacy>
  )
}
