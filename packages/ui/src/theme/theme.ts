import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

export const THEME_STORAGE_KEY = 'theme'
const DARK_MARKER = 'dark'
const PREFERS_DARK = '(prefers-color-scheme: dark)'

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark'
}

/** What the member chose; null when nothing valid is saved or the browser refuses its storage. */
export function readSavedTheme(): Theme | null {
  try {
    const saved = window.localStorage.getItem(THEME_STORAGE_KEY)
    return isTheme(saved) ? saved : null
  } catch {
    return null
  }
}

export function readSystemTheme(): Theme {
  return window.matchMedia(PREFERS_DARK).matches ? 'dark' : 'light'
}

/** Puts the theme on the page without saving it. */
export function applyTheme(theme: Theme): void {
  document.documentElement.classList.toggle(DARK_MARKER, theme === 'dark')
}

/** The document itself is the truth, so the script before first paint and this module cannot disagree. */
export function readTheme(): Theme {
  return document.documentElement.classList.contains(DARK_MARKER) ? 'dark' : 'light'
}

export function setTheme(theme: Theme): void {
  try {
    window.localStorage.setItem(THEME_STORAGE_KEY, theme)
  } catch {
    // Storage may be blocked; the choice then lasts as long as the page.
  }
  applyTheme(theme)
}

export function toggleTheme(): void {
  setTheme(readTheme() === 'dark' ? 'light' : 'dark')
}

/** For pages that ran no script before first paint. */
export function startTheme(): void {
  applyTheme(readSavedTheme() ?? readSystemTheme())
}

/** Whoever changed it: the host's own switch may set the class itself. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}

/** A pre-rendered page doesn't know its reader's theme, so the server's answer is always light. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'light')
}
