/** Brings a tab into its strip where that is too narrow for all; the page itself stays where it is. */
export function showInStrip(strip: HTMLElement | null): void {
  const tab = strip?.querySelector('[role="tab"][data-state="active"]')
  if (!strip || !tab) return
  const place = strip.getBoundingClientRect()
  const { left, right } = tab.getBoundingClientRect()
  if (left < place.left) strip.scrollLeft -= place.left - left
  else if (right > place.right) strip.scrollLeft += right - place.right
}
