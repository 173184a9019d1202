/** A bank’s reference starts with the day of the transfer: `FT26153…` is the 153rd day of 2026. */
export function bankReferenceOn(day: string, written: string): string {
  if (!/^FT\d{5}/.test(written)) return written
  const year = day.slice(0, 4)
  const ofYear = (Date.parse(day.slice(0, 10)) - Date.parse(`${year}-01-01`)) / 86_400_000 + 1
  return `FT${year.slice(2)}${String(ofYear).padStart(3, '0')}${written.slice(7)}`
}
