import type { ColoursFromOne } from '../brand/brand-from-colour.ts'
import type { Theme } from '../theme/theme.ts'
import { colourPairs } from '../tokens/colour-pairs.ts'
import { contrast } from '../tokens/contrast.ts'
import { ratioText } from '../tokens/ratio-text.ts'
import { finalValueOf, tokensOf } from '../tokens/style-sheet-tokens.ts'
import { tokenSheets } from '../tokens/token-sheets.ts'

/** The least that a colour reaches on the grounds where such a token stands. */
function least(colour: string, token: 'primary' | 'link', theme: Theme): string {
  const tokens = tokensOf(tokenSheets, theme)
  const reached = colourPairs
    .filter(({ front }) => front === token)
    .map(({ back }) => contrast(colour, finalValueOf(tokens, back)))
  return ratioText(Math.min(...reached))
}

function lightChanges(own: string, { primary, onPrimary, link }: ColoursFromOne): string[] {
  const white = ratioText(contrast(primary, '#ffffff'))
  return [
    primary === own
      ? 'On the light page your colour is used as it is.'
      : `On the light page your colour would reach ${least(own, 'primary', 'light')} to 1, and a button needs 3 to be seen. Buttons are ${primary}, the nearest that can.`,
    ...(onPrimary === '#ffffff'
      ? []
      : [`Words on a button are dark: white would reach ${white} to 1, and words need 4.5.`]),
    ...(link === primary
      ? []
      : [`Links are ${link}, a little darker than buttons: a link is words and needs 4.5 to 1.`]),
  ]
}

const darkChange = (own: string, { primary }: ColoursFromOne) =>
  primary === own
    ? 'On the dark page your colour is used as it is.'
    : `On the dark page your colour would reach ${least(own, 'link', 'dark')} to 1, and words need 4.5. Buttons and links are ${primary}, a lighter shade of it.`

/** What became of a club's one colour, and why, in sentences. */
export const brandChanges = (
  own: string,
  made: Readonly<Record<Theme, ColoursFromOne>>,
): string[] => [
  ...lightChanges(own, made.light),
  darkChange(own, made.dark),
  'Pale grounds, the focus ring and a pressed button are shades of it. The accent and what says good or bad news stay as they are.',
]
