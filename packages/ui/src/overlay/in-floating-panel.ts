import { createContext } from 'react'

/** Whether one stands in a panel of the top layer: what opens there must stay in it, or it would lie beneath. */
export const InFloatingPanel = createContext(false)
