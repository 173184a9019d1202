import { operatingSystem } from '@kinfold/contract/device/operating-system'

// Order matters: nearly every browser also says it is Chrome and Safari.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/** `Chrome on Android`, or null when the browser doesn't say. */
export function deviceName(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1]
  const system = operatingSystem({ userAgent })
  if (browser === undefined) return system === 'Unknown' ? null : system
  return system === 'Unknown' ? browser : `${browser} on ${system}`
}
