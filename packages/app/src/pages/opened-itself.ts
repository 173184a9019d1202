/** For the state of a location that nobody asked for: the first case of a list that has just arrived. */
export const openedItself = { openedItself: true } as const

/** Whether such a page came while the focus was on something to press or to fill in: then it stays there. */
export function leavesFocus(locationState: unknown): boolean {
  const { activeElement } = document
  return (
    typeof locationState === 'object' &&
    locationState !== null &&
    'openedItself' in locationState &&
    activeElement instanceof HTMLElement &&
    activeElement.tabIndex >= 0
  )
}
