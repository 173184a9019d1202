import { createContext, useContext } from 'react'

/** The level menus, popovers and tooltips start from on the bare page. */
const PAGE_LEVEL = 45

/** The level of the modal one stands in; undefined on the bare page. */
export const ModalLevel = createContext<number | undefined>(undefined)

/** A menu opened in a modal must lie over it, however high the modal was stacked. */
export function useFloatingLevel(): number {
  return (useContext(ModalLevel) ?? PAGE_LEVEL) + 1
}
