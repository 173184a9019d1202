type Leave = (path: string) => void

const inTheBrowser: Leave = path => location.replace(path)

let leave = inTheBrowser

/** A story looks where one is led, and stays where it is. */
export function setLeaving(given: Leave = inTheBrowser): void {
  leave = given
}

/** To a page outside of this app. */
export function leaveFor(path: string): void {
  leave(path)
}
