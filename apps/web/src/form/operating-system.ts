export type OperatingSystem = 'Windows' | 'Mac OS' | 'Linux' | 'Android' | 'iOS' | 'Unknown'

/** From what the browser says of itself. An iPad calls itself a Mac, but has a touch screen. */
export function operatingSystem(userAgent: string, touchPoints = 0): OperatingSystem {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iOS'
  if (/Mac OS X|Macintosh/.test(userAgent)) return touchPoints > 1 ? 'iOS' : 'Mac OS'
  if (/Windows/.test(userAgent)) return 'Windows'
  if (/Android/.test(userAgent)) return 'Android'
  return /Linux/.test(userAgent) ? 'Linux' : 'Unknown'
}

/** Windows draws flags as two letters, so they are left out there. */
export function drawsFlags(): boolean {
  return typeof navigator !== 'undefined' && operatingSystem(navigator.userAgent) !== 'Windows'
}
