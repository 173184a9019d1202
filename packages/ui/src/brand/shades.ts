import { toHex, toOklch } from '../tokens/oklch.ts'

/** Colours of one family by name: `indigo-700`. */
export type Shades = Record<string, string>

export function shadesOf(css: string, family: string): Shades {
  const found = css.matchAll(new RegExp(`--(${family}-\\d+): (#[0-9a-f]{6})`, 'g'))
  return Object.fromEntries([...found].map(([, name = '', hex = '']) => [name, hex]))
}

/** The same shades in another hue: each as light as it was designed, so whatever could be read on it still can. */
export function inHueOf(colour: string, shades: Shades, main: string): Shades {
  const own = shades[main]
  if (!own) throw new Error(`The palette has no ${main}.`)
  const { chroma, hue } = toOklch(colour)
  const vividness = chroma / toOklch(own).chroma
  return Object.fromEntries(
    Object.entries(shades).map(([name, hex]) => {
      const shade = toOklch(hex)
      return [name, toHex({ ...shade, chroma: shade.chroma * vividness, hue })]
    }),
  )
}
