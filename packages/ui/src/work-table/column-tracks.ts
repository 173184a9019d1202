/** What a column keeps where its width names no least one: room for a short word or an amount. */
const usualLeast = '8rem'

/** Without a `most` it is as wide as its least. */
type Track = { least: string; most: string }

function trackOf(width: string | undefined): Track {
  const [, least = '', most = ''] = /^minmax\((.+?),\s*(.+)\)$/.exec(width ?? '') ?? []
  if (most) return { least: isLength(least) ? least : usualLeast, most }
  if (width && isLength(width)) return { least: width, most: '' }
  return { least: usualLeast, most: width?.endsWith('fr') ? width : '1fr' }
}

const isLength = (text: string) => /^(?!0(?![.\d]))[\d.]+(?:rem|em|px)$/.test(text)

/** Tracks that keep their least width when there is too little room, and what all of them need together. */
export function columnTracks(widths: readonly (string | undefined)[], wider: readonly number[]) {
  const tracks = widths.map((width, at) => {
    const track = trackOf(width)
    const pixels = wider[at] ?? 0
    return { ...track, least: pixels > 0 ? `calc(${track.least} + ${pixels}px)` : track.least }
  })
  return {
    widths: tracks.map(writeTrack),
    together: `calc(${tracks.map(({ least }) => least).join(' + ')})`,
  }
}

function writeTrack({ least, most }: Track): string {
  return most === '' ? least : `minmax(${least}, ${most})`
}
