import { createContext, useContext } from 'react'

/** Why no passkey works here: browsers bind them to a name, and old ones know none. */
export type NoPasskeys = 'numbers' | 'browser'

const numbers = /^\[|^[\d.]+$/

/** Undefined where passkeys work. */
export function whyNoPasskeys(): NoPasskeys | undefined {
  if (numbers.test(location.hostname)) return 'numbers'
  return 'PublicKeyCredential' in window ? undefined : 'browser'
}

/** What a story says of the browser; otherwise it is asked itself. */
export const PasskeysHere = createContext<NoPasskeys | 'possible' | undefined>(undefined)

/** Why none can be added, if so. */
export function useNoPasskeys(): NoPasskeys | undefined {
  const told = useContext(PasskeysHere) ?? whyNoPasskeys()
  return told === 'possible' ? undefined : told
}
