import { useLayoutEffect, useRef } from 'react'
import { keysAreOn } from './keys-setting.ts'

type Actions = Readonly<Record<string, () => void>>

/** Where a letter is a letter: fields, menus and lists take it themselves, and a dialog covers what a key would do. */
const ownKeys =
  'input:not([type=checkbox]),textarea,select,[contenteditable=true],[role=listbox],[role=menu]'

/** Keys that work on a whole page, such as `a` or `?`. A letter with Ctrl, Alt or Command belongs to the browser. */
export function useKeys(actions: Actions): void {
  const latest = useRef(actions)
  // Before anything is painted: a key pressed the instant a case is seen counts.
  useLayoutEffect(() => {
    latest.current = actions
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = latest.current[event.key]
      if (!action || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.defaultPrevented || !keysAreOn.peek()) return
      if (event.target instanceof Element && event.target.closest(ownKeys)) return
      if (document.querySelector('[role=dialog],dialog')) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
