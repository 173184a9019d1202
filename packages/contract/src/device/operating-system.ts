export type OperatingSystem = 'Windows' | 'Mac OS' | 'Linux' | 'Android' | 'iOS' | 'Unknown'

interface Device {
  readonly userAgent: string
  readonly maxTouchPoints?: number
}

// Order matters: Android says Linux too, and Windows phones said Android.
const signs: readonly [RegExp, OperatingSystem][] = [
  [/windows/i, 'Windows'],
  [/android/i, 'Android'],
  [/iphone|ipad|ipod/i, 'iOS'],
  [/macintosh|mac os/i, 'Mac OS'],
  [/linux|x11|cros/i, 'Linux'],
]

export function operatingSystem({ userAgent, maxTouchPoints = 0 }: Device): OperatingSystem {
  const name = signs.find(([sign]) => sign.test(userAgent))?.[1] ?? 'Unknown'
  // An iPad identifies as a Mac, but no Mac has a touch screen.
  return name === 'Mac OS' && maxTouchPoints > 1 ? 'iOS' : name
}

/** Windows draws flag emoji as two letters. */
export function showsFlags(system: OperatingSystem): boolean {
  return system !== 'Windows'
}
