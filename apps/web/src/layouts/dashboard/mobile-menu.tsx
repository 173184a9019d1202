import { Modal } from '@kinfold/ui/modal'
import { NavigationList } from '@kinfold/ui/navigation-list'
import { TopBarButton } from '@kinfold/ui/top-bar-button'
import Menu from 'lucide-react/icons/menu'
import { type MouseEvent, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { FooterLinks } from './footer-links.tsx'
import { NavigationEntries } from './navigation-entries.tsx'
import { WalletMenu } from './wallet-menu.tsx'

/** The hamburger of a phone. Following a link closes what it opened. */
export function MobileMenu() {
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  useEffect(() => setOpen(false), [key])
  const closeOnPress = ({ target }: MouseEvent) => {
    // Logout opens a question of its own, so the menu makes room for it.
    if (
      target instanceof Element &&
      target.closest('a, button:not([aria-expanded], [aria-haspopup])')
    ) {
      setOpen(false)
    }
  }
  return (
    <Modal
      title="Menu"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <TopBarButton aria-label="Menu" icon={<Menu aria-hidden size={22} strokeWidth={1.75} />} />
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears the presses on the links inside, which keys cause too */}
      <div onClick={closeOnPress}>
        <div className="mb-4">
          <WalletMenu withdraw onLeave={() => setOpen(false)} />
        </div>
        <NavigationList label="Main" footer={<FooterLinks />}>
          <NavigationEntries />
        </NavigationList>
      </div>
    </Modal>
  )
}
