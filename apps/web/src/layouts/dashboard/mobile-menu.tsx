import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { TopBarButton } from '@kinfold/ui/top-bar-button'
import Menu from 'lucide-react/icons/menu'
import { startTransition, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

const { Part: MobileSheet } = lazyPart(
  () => import('./mobile-sheet.tsx').then(module => module.MobileSheet),
  'when-idle',
)

/** The hamburger of a phone. Going to another page closes what it opened. */
export function MobileMenu() {
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  useEffect(() => setOpen(false), [key])
  return (
    <>
      <TopBarButton
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        // The press is answered first, and the sheet drawn after it.
        onClick={() => startTransition(() => setOpen(true))}
        icon={<Menu aria-hidden size={22} strokeWidth={1.75} />}
      />
      <PartBoundary onMissing={() => setOpen(false)}>
        {open ? <MobileSheet onClose={() => setOpen(false)} /> : null}
      </PartBoundary>
    </>
  )
}
