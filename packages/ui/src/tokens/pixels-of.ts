/** A measure that component.css gives in rem, in the pixels of this reader's letters. */
export function pixelsOf(token: `--${string}`): number {
  const root = getComputedStyle(document.documentElement)
  return Number.parseFloat(root.getPropertyValue(token)) * Number.parseFloat(root.fontSize)
}
