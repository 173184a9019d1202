import { demoClubOf } from '@kinfold/personas/clubs/demo-club-of'
import type { StoryContext } from '@storybook/react-vite'
import { isLanguage, speak } from '../speak.tsx'
import { changeClub } from './change-club.ts'

/** Where the members' app remembers that amounts are hidden. */
const amountsHidden = 'kinfold.amounts-hidden'

type Says = Pick<StoryContext, 'globals'>

let takeBack: (() => Promise<void>) | undefined

/** The club, words, letters, direction, colours and hidden amounts as the toolbar says now, taken back when it says otherwise or the story goes. */
export async function changePage({ globals }: Says): Promise<(() => Promise<void>) | undefined> {
  // A story that is drawn anew, because the toolbar changed, isn't left before.
  await takeBack?.()
  takeBack = undefined
  const { letters, amounts, colours, club } = globals
  const words = isLanguage(globals.words) ? globals.words : 'english'
  const isTurned = globals.direction === 'rtl' || words === 'arabic'
  const isUsual = letters !== 'double' && !isTurned && amounts !== 'hidden' && words === 'english'
  if (isUsual && colours !== 'forced' && !demoClubOf(club)) return undefined
  const page = document.documentElement
  await changeClub(club)
  if (letters === 'double') page.style.fontSize = '200%'
  if (isTurned) page.dir = 'rtl'
  if (words !== 'english') await speak(words)
  if (amounts === 'hidden') localStorage.setItem(amountsHidden, 'yes')
  if (colours === 'forced') (await import('./forced-colours.ts')).forceColours(true)
  takeBack = async () => {
    page.style.fontSize = ''
    page.removeAttribute('dir')
    await speak('english')
    localStorage.removeItem(amountsHidden)
    await changeClub(undefined)
    if (colours === 'forced') (await import('./forced-colours.ts')).forceColours(false)
  }
  return takeBack
}
