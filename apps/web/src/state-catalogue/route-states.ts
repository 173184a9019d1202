import { pageTable } from '../app/page-table.ts'

type PageName = (typeof pageTable)[number]['name']

const sentences = {
  loading: 'keeps the place of what is on its way',
  ready: 'shows what it is for',
  empty: 'says what will be here, and what to do next',
  error: 'says what went wrong and tries again',
  refetching: 'keeps what it has while newer data is asked for',
}

// A page's states follow from what it fetches itself, beyond what the shell does.
const nothing = ['ready'] as const
const oneThing = ['loading', 'ready', 'error', 'refetching'] as const
const list = [...oneThing, 'empty'] as const

const statesOf = {
  'sign-in': nothing,
  // Countries are fetched once and kept, so they are never refetched in sight.
  'sign-up': ['loading', 'ready', 'error'],
  'forgot-password': nothing,
  'reset-password': nothing,
  // Asks once a code is given: its own states say the rest.
  verify: nothing,
  overview: list,
  'investment-pools': list,
  'investment-pool': oneThing,
  // Shows the profile, which the shell has fetched.
  'my-account': nothing,
  transactions: list,
  wallet: list,
  'my-investments': list,
  'my-investments-product': list,
  'my-investments-details': oneThing,
  'recurring-investments': list,
  'create-recurring-investment': oneThing,
  notifications: list,
  club: list,
  faqs: list,
  resources: list,
  'getting-started': nothing,
  'investment-report': list,
} as const satisfies Readonly<Record<PageName, readonly (keyof typeof sentences)[]>>

export type RouteStateId = {
  [Name in PageName]: `route:${Name}:${(typeof statesOf)[Name][number]}`
}[PageName]

/** Every page of the router, in each state that its data can be in. */
export const routeStates = pageTable.flatMap(({ name, title, path }) =>
  statesOf[name].map(state => ({
    // A name and its own states, which the compiler no longer knows to belong together.
    id: `route:${name}:${state}` as RouteStateId,
    sentence: `${title} (${path}) ${sentences[state]}.`,
  })),
)
