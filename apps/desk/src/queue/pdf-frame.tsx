import { TextLink } from '@kinfold/ui/text-link'
import { useEffect, useRef } from 'react'

/**
 * A PDF in the browser's own viewer, which has the keys only while its reader turned to it by pointer or Tab. On phones, where
 * a frame may show the first page alone, it can be opened by itself.
 */
export function PdfFrame({ address, label }: { address: string; label: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isTurnedTo = useRef(false)
  const giveBack = useRef<() => void>(undefined)
  useEffect(() => {
    let last = document.activeElement
    giveBack.current = () => {
      if (document.activeElement !== frame.current || isTurnedTo.current) return
      frame.current?.blur()
      if (last instanceof HTMLElement && last.isConnected) last.focus()
    }
    const remember = () => {
      if (document.activeElement !== frame.current) last = document.activeElement
    }
    const noteKey = ({ key }: KeyboardEvent) => {
      isTurnedTo.current = key === 'Tab'
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('focusin', remember, { signal })
    document.addEventListener('keydown', noteKey, { signal, capture: true })
    // The page hears no more than this when a frame takes the focus.
    window.addEventListener('blur', () => giveBack.current?.(), { signal })
    return () => listening.abort()
  }, [])
  return (
    <>
      <iframe
        ref={frame}
        src={address}
        title={label}
        className="min-h-96 w-full flex-1"
        onLoad={() => giveBack.current?.()}
        onPointerEnter={() => {
          isTurnedTo.current = true
        }}
        onPointerLeave={() => {
          isTurnedTo.current = false
          giveBack.current?.()
        }}
      />
      <p className="px-4 py-3 lg:hidden">
        <TextLink href={address} external>
          Open the document
        </TextLink>
      </p>
    </>
  )
}
