export const viewports = {
  phone: { name: 'Phone', width: 375, height: 812 },
  desktop: { name: 'Desktop', width: 1280, height: 800 },
} as const

export const themes = ['light', 'dark'] as const

export type Theme = (typeof themes)[number]
export type Viewport = keyof typeof viewports
export type Mode = `${Theme}-${Viewport}`

/** All modes there are. */
export const modes = {
  'light-desktop': { theme: 'light', viewport: 'desktop' },
  'dark-desktop': { theme: 'dark', viewport: 'desktop' },
  'light-phone': { theme: 'light', viewport: 'phone' },
  'dark-phone': { theme: 'dark', viewport: 'phone' },
} as const satisfies Record<Mode, { theme: Theme; viewport: Viewport }>
