import { contrast } from '../tokens/contrast.ts'
import type { BrandConfiguration } from './brand-configuration.ts'

const pairs = [
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onPrimary', 'primaryPress'],
  ['onPrimarySoft', 'primarySoft'],
  ['onAccent', 'accent'],
] as const

/** Sentences about colours that people could not read on each other; none means the brand may be used. */
export function brandProblems({ colours = {} }: BrandConfiguration): string[] {
  return (['light', 'dark'] as const).flatMap(theme =>
    pairs.flatMap(([front, back]) => {
      const text = colours[theme]?.[front]
      const ground = colours[theme]?.[back]
      if (!text || !ground || contrast(text, ground) >= 4.5) return []
      return `In the ${theme} theme ${front} cannot be read on ${back}: ${contrast(text, ground).toFixed(1)} to 1, and it takes 4.5.`
    }),
  )
}
