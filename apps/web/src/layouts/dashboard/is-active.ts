/** By prefix, but only at the end of a word: the wallet’s page is not one called wallets. */
export function isActive(current: string, path: string): boolean {
  return current.startsWith(path) && /^([/?&]|$)/.test(current.slice(path.length))
}
