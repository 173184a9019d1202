import { club } from '../club/club.ts'

let loaded = false

/**
 * On public pages only: what it loads can read the browser's storage, where the token is. So signing in on a page
 * that has it leads to a fresh document (see PublicOnly).
 */
export function loadTagManager(): void {
  const id = club.keys.tagManager
  if (!id || loaded) return
  loaded = true
  window.dataLayer ??= []
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

export function isTagManagerLoaded(): boolean {
  return loaded
}
