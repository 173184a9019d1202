import type { Theme } from '@kinfold/ui/theme'

const dark = /\(prefers-color-scheme:\s*dark\)/
const written = new WeakMap<CSSMediaRule, string>()

/** A mail follows the theme of its reader's device; here, that of the toolbar: its own rules for the dark, on or off. */
export function readInTheme(letter: Document, theme: Theme): void {
  letter.documentElement.style.colorScheme = theme
  for (const { cssRules } of letter.styleSheets) {
    for (const rule of cssRules) {
      // Rules of a frame are of the frame's own kinds.
      if (!('media' in rule)) continue
      const { media } = rule as CSSMediaRule
      const own = written.get(rule as CSSMediaRule) ?? media.mediaText
      written.set(rule as CSSMediaRule, own)
      if (dark.test(own)) media.mediaText = theme === 'dark' ? 'all' : 'not all'
    }
  }
}
