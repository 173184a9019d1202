import { pageTable } from '../app/page-table.ts'
import type { CatalogueState } from './catalogue-state.ts'

/** What a page shows by itself, beside the shell: nothing fetched, one thing, or a list that may be empty. */
const dataOfPages: Readonly<Record<string, 'none' | 'one' | 'list'>> = {
  'sign-in': 'none',
  'sign-up': 'one',
  'forgot-password': 'none',
  'reset-password': 'none',
  overview: 'list',
  'investment-pools': 'list',
  'investment-pool': 'one',
  // Shows the profile, which the shell has fetched.
  'my-account': 'none',
  transactions: 'list',
  'my-investments': 'list',
  'my-investments-product': 'list',
  'my-investments-details': 'one',
  'recurring-investments': 'list',
  'create-recurring-investment': 'one',
  wallet: 'list',
  notifications: 'list',
  faqs: 'list',
  resources: 'list',
  'getting-started': 'none',
  'investment-report': 'list',
}

// Countries are fetched once and kept; nobody sees them asked for again.
const neverRefetched = new Set(['sign-up'])

const sentences = {
  loading: 'keeps the place of what is on its way',
  ready: 'shows what it is for',
  empty: 'says what will be here, and what to do next',
  error: 'says what went wrong and tries again',
  refetching: 'keeps what it has while newer data is asked for',
}

function kindsOf(name: string): readonly (keyof typeof sentences)[] {
  const data = dataOfPages[name]
  if (!data) throw new Error(`Say in route-states.ts what the page ${name} fetches.`)
  if (data === 'none') return ['ready']
  const kinds = ['loading', 'ready', 'error'] as const
  if (neverRefetched.has(name)) return kinds
  return data === 'list' ? [...kinds, 'refetching', 'empty'] : [...kinds, 'refetching']
}

/** Every page of the router, in each state that its data can be in. */
export const routeStates: readonly CatalogueState[] = pageTable.flatMap(({ name, title, path }) =>
  kindsOf(name).map(kind => ({
    id: `route:${name}:${kind}`,
    sentence: `${title} (${path}) ${sentences[kind]}.`,
  })),
)
