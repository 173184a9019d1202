import { type DemoClub, type DemoClubKey, demoClubs } from './demo-clubs.ts'

export const demoClubKeys = ['palmgrove', 'umoja'] as const satisfies readonly DemoClubKey[]

/** The demo club that a toolbar or a command names; none when it names the default one. */
export function demoClubOf(name: unknown): DemoClub | undefined {
  const key = demoClubKeys.find(each => each === name)
  return key && demoClubs[key]
}

const picture = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** Its mark as addresses that need no file. */
export const markOf = ({ mark }: DemoClub) => ({
  light: picture(mark.light),
  dark: picture(mark.dark),
})
