/** So wide fades a side that has more, and so far from it a tab stands to be read. */
export const fadeWidth = 48

/** Brings a tab into its strip where that is too narrow for all; the page itself stays where it is. */
export function showInStrip(strip: HTMLElement | null): void {
  const tab = strip?.querySelector('[role="tab"][data-state="active"]')
  if (!strip || !tab) return
  const place = strip.getBoundingClientRect()
  const { left, right } = tab.getBoundingClientRect()
  if (left < place.left) strip.scrollLeft -= place.left - left + fadeWidth
  else if (right > place.right) strip.scrollLeft += right - place.right + fadeWidth
}
