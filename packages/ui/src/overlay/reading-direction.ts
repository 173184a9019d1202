/** Radix doesn't look at the page for this; whatever hangs from one side asks here. */
export function readingDirection(): 'ltr' | 'rtl' {
  if (typeof document === 'undefined') return 'ltr'
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
}
