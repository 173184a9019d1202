import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { TopBarButton } from '@kinfold/ui/top-bar-button'
import Menu from 'lucide-react/icons/menu'
import { startTransition, useState } from 'react'
import { useLocation } from 'react-router-dom'

const { Part: MobileSheet } = lazyPart(
  () => import('./mobile-sheet.tsx').then(module => module.MobileSheet),
  'when-idle',
)

/** The hamburger of a phone. What it opened belongs to the page it was pressed on: going to another one closes it. */
export function MobileMenu() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === key
  const close = () => setOpenAt(undefined)
  return (
    <>
      <TopBarButton
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        // The press is answered first, and the sheet drawn after it.
        onClick={() => startTransition(() => setOpenAt(key))}
        icon={<Menu aria-hidden size={22} strokeWidth={1.75} />}
      />
      <PartBoundary onMissing={close}>{open ? <MobileSheet onClose={close} /> : null}</PartBoundary>
    </>
  )
}
