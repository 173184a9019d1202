import { demoClubOf, markOf } from './demo-club-of.ts'

type Club = { readonly name: string }
type ClubFrom = (settings: NonNullable<ReturnType<typeof demoClubOf>>['settings']) => Club

/**
 * Has an app show the demo club that the toolbar names, and its own again when it names none. What it answers shows its
 * own again, for stories after this one that name no club.
 */
export function demoClubSwitch(club: Club, clubFrom: ClubFrom): (name: unknown) => () => void {
  const own = { ...club }
  const showOwn = () => void Object.assign(club, own)
  return name => {
    const demo = demoClubOf(name)
    if (!demo) showOwn()
    else {
      const shown = clubFrom(demo.settings)
      Object.assign(club, shown, { brand: { name: shown.name, mark: markOf(demo) } })
    }
    return showOwn
  }
}
