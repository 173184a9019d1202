import { createContext } from 'react'

/** `wide` and `narrow` are the sidebar, `list` is the phone's; `open` widens a narrow sidebar. */
export type NavigationMode = { mode: 'wide' | 'narrow' | 'list'; nested: boolean; open: () => void }

export const NavigationModeContext = createContext<NavigationMode>({
  mode: 'wide',
  nested: false,
  open: () => {},
})
