import { Modal } from '@kinfold/ui/modal'
import { NavigationList } from '@kinfold/ui/navigation-list'
import type { MouseEvent } from 'react'
import { FooterLinks } from './footer-links.tsx'
import { NavigationEntries } from './navigation-entries.tsx'
import { WalletMenu } from './wallet-menu.tsx'

const leavesTheMenu = 'a, button:not([aria-expanded], [aria-haspopup])'

/** What the hamburger opens: wallet, pages, links. */
export function MobileSheet({ onClose }: { onClose: () => void }) {
  const closeOnPress = ({ target }: MouseEvent) => {
    // Logout opens a question of its own, so the menu makes room for it.
    if (target instanceof Element && target.closest(leavesTheMenu)) onClose()
  }
  return (
    <Modal open title="Menu" onOpenChange={open => !open && onClose()}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears the presses on the links inside, which keys cause too */}
      <div onClick={closeOnPress}>
        <div className="mb-4">
          <WalletMenu actions onLeave={onClose} />
        </div>
        <NavigationList label="Main" footer={<FooterLinks />}>
          <NavigationEntries />
        </NavigationList>
      </div>
    </Modal>
  )
}
