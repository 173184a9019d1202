/** A club as its `.env` would tell it, and its mark as a picture. */
export type DemoClub = {
  readonly settings: Readonly<Record<`CLUB_${string}`, string>>
  /** SVG, for each theme. */
  readonly mark: { readonly light: string; readonly dark: string }
}

// A palm over the water.
const palm = (leaf: string, water: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" fill="none" stroke-linecap="round"><path d="M20 31c1-6 1-11-.5-16" stroke="${leaf}" stroke-width="3.5"/><path d="M19.5 15C15 8 8 9 5 14c5-2 10-2 14.5 1C16 12 12 18 12 23c2-4 4-7 7.5-8 4.5 1 7 4 9 8 0-6-4-11-9-8 4-4 10-4 15.5-1C32 8 25 7 19.5 15Z" fill="${leaf}"/><path d="M5 34c3.5-3 6.5-3 10 0s6.5 3 10 0 6.5-3 10 0" stroke="${water}" stroke-width="3.5"/></svg>`

// Five who hold together, around what they share.
const circle = (people: string, shared: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="6.5" fill="${shared}"/>${[0, 72, 144, 216, 288].map(turn => `<circle cx="20" cy="7" r="5" fill="${people}" transform="rotate(${turn} 20 20)"/>`).join('')}</svg>`

/** Two clubs beside the default one, as unlike it and each other as clubs are. */
export const demoClubs = {
  palmgrove: {
    settings: {
      CLUB_NAME: 'Palmgrove Circle',
      CLUB_BRAND_COLOUR: '#1d5b3f',
      CLUB_ACCENT_COLOUR: '#e2c48a',
      CLUB_CURRENCIES: 'USD,NGN',
      CLUB_SUPPORT_EMAIL: 'hello@palmgrove.example',
      CLUB_IMPRINT: 'Palmgrove Circle, a co-operative of the Badagry families',
      CLUB_LICENCE: 'Managed by Lagoon Asset Management',
      CLUB_CUSTODY: 'Harbour Trust Bank',
      CLUB_BYLAWS_URL: 'https://palmgrove.example/bylaws',
      CLUB_PRIVACY_URL: 'https://palmgrove.example/privacy',
    },
    mark: { light: palm('#1d5b3f', '#c9a45c'), dark: palm('#a5d8bd', '#e2c48a') },
  },
  umoja: {
    settings: {
      CLUB_NAME: 'Umoja',
      CLUB_BRAND_COLOUR: '#7a1fa2',
      CLUB_ACCENT_COLOUR: '#ff7f6a',
      CLUB_SUPPORT_URL: 'https://umoja.example/help',
      CLUB_SUPPORT_EMAIL: 'help@umoja.example',
      CLUB_IMPRINT: 'Umoja, sisters who save together',
      CLUB_LICENCE: 'Managed by Northgate Investments',
      CLUB_BYLAWS_URL: 'https://umoja.example/bylaws',
      CLUB_PRIVACY_URL: 'https://umoja.example/privacy',
    },
    mark: { light: circle('#7a1fa2', '#ff7f6a'), dark: circle('#dfb2f5', '#ff9d8c') },
  },
} as const satisfies Readonly<Record<string, DemoClub>>

export type DemoClubKey = keyof typeof demoClubs
