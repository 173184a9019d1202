// Lightness, vividness and hue as an eye sees them (OKLCH), for shades of one colour that are all equally deep.
export type Oklch = { lightness: number; chroma: number; hue: number }

type Triple = readonly [number, number, number]

function channels(hex: string): Triple {
  const at = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [at(1), at(3), at(5)]
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { lightness, chroma: Math.hypot(a, bb), hue: Math.atan2(bb, a) }
}

function toLinear({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const tolerance = 0.0005
const canBeShown = (colour: Oklch) =>
  toLinear(colour).every(value => value >= -tolerance && value <= 1 + tolerance)

/** As `#rrggbb`; what no screen can show gets paler until one can. */
export function toHex(colour: Oklch): string {
  let shown = colour
  while (!canBeShown(shown) && shown.chroma > tolerance) {
    shown = { ...shown, chroma: shown.chroma * 0.97 }
  }
  const hex = toLinear(shown).map(value => {
    const clamped = Math.min(1, Math.max(0, value))
    const coded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${hex.join('')}`
}
