import { createContext } from 'react'

/** Whether the page has said already that nothing of it can be read. */
export const ToldAbove = createContext(false)
