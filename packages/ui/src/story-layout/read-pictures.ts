import type { Theme } from '../theme/theme.ts'

/** The pictures that are compared with what stories show, for showing them. */
export type Pictures = {
  /** The address of a story's picture, on one device where it is named; undefined where it has none. */
  readonly of: (story: string, theme: Theme, device?: Device) => string | undefined
}

export type Device = 'desktop' | 'phone'

const devices: readonly Device[] = ['desktop', 'phone']
const otherTheme = { light: 'dark', dark: 'light' } as const

let asked: Promise<Pictures> | undefined

/** Asked for once: they don't change while they are looked at. */
export function readPictures(): Promise<Pictures> {
  // biome-ignore lint/style/noRestrictedGlobals: a file beside the stories, and no call of the product
  asked ??= fetch('pictures/all.json').then(async answer => {
    const files = new Set<string>(await answer.json())
    return {
      of: (story, theme, device) =>
        [theme, otherTheme[theme]]
          .flatMap(each => (device ? [device] : devices).map(one => `${each}-${one}`))
          .map(mode => `${mode}/${story}.webp`)
          .filter(file => files.has(file))
          .map(file => `pictures/${file}`)[0],
    }
  })
  return asked
}
