import type { StoryContext } from '@storybook/react-vite'

/** Where the members' app remembers that amounts are hidden. */
const amountsHidden = 'kinfold.amounts-hidden'

type Says = Pick<StoryContext, 'globals'>

/** Letters, direction, colours and hidden amounts as the toolbar says; taken back when the story goes. */
export async function changePage({ globals }: Says): Promise<(() => Promise<void>) | undefined> {
  const { letters, direction, amounts, colours } = globals
  const isUsual = letters !== 'double' && direction !== 'rtl' && amounts !== 'hidden'
  if (isUsual && colours !== 'forced') return undefined
  const page = document.documentElement
  if (letters === 'double') page.style.fontSize = '200%'
  if (direction === 'rtl') page.dir = 'rtl'
  if (amounts === 'hidden') localStorage.setItem(amountsHidden, 'yes')
  if (colours === 'forced') (await import('./forced-colours.ts')).forceColours(true)
  return async () => {
    page.style.fontSize = ''
    page.dir = 'ltr'
    localStorage.removeItem(amountsHidden)
    if (colours === 'forced') (await import('./forced-colours.ts')).forceColours(false)
  }
}
