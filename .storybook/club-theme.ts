import { create } from 'storybook/theming/create'
import type { Theme } from './modes.ts'
import type { ThemeColours } from './theme-colours.ts'

// From the head of the page: see theme-colours.ts.
const colours: ThemeColours = Reflect.get(globalThis, 'themeColours')

const mark = ({ primary, accent }: ThemeColours[Theme]) =>
  `<svg aria-hidden="true" width="24" height="24" viewBox="0 0 40 40" style="vertical-align:-6px;margin-inline-end:8px"><rect x="6" y="4" width="7" height="32" rx="3.5" fill="${primary}"/><path d="M15.5 19.5C15.5 10.5 23 4 34.5 4c0 9-7.5 15.5-19 15.5Z" fill="${accent}"/><path d="M15.5 20.5c11.5 0 19 6.5 19 15.5-11.5 0-19-6.5-19-15.5Z" fill="${primary}"/></svg>`

function themeOf(base: Theme) {
  const own = colours[base]
  return create({
    base,
    brandTitle: `${mark(own)}<span style="font-size:18px">Kinfold</span>`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"Plus Jakarta Sans", system-ui, sans-serif',
    colorPrimary: own.primary,
    colorSecondary: own.primary,
    appBg: own.canvas,
    appContentBg: own.surface,
    appPreviewBg: own.canvas,
    appHoverBg: own.hover,
    appBorderColor: own.line,
    appBorderRadius: 12,
    textColor: own.ink,
    textMutedColor: own.muted,
    textInverseColor: own.surface,
    barBg: own.surface,
    barTextColor: own.muted,
    barHoverColor: own.primary,
    barSelectedColor: own.primary,
    buttonBg: own.surface,
    buttonBorder: own.line,
    booleanBg: own.hover,
    booleanSelectedBg: own.surface,
    inputBg: own.surface,
    inputBorder: own.control,
    inputTextColor: own.ink,
    inputBorderRadius: 10,
  })
}

/** What stands around the stories, in the club's colours. */
export const clubThemes = { light: themeOf('light'), dark: themeOf('dark') } as const
