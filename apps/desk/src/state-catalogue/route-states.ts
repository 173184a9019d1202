import { pageTable } from '../app/page-table.ts'

type PageName = (typeof pageTable)[number]['name']

const sentences = {
  loading: 'keeps the place of what is on its way',
  ready: 'shows what it is for',
  empty: 'says kindly that there is nothing, and what will be here',
  many: 'takes ten thousand, a page of them at a time',
  error: 'says what went wrong and can be asked again',
  offline: 'keeps what was begun when the network is gone',
  gone: 'says that what its address names is not in its list',
  'case-error': 'keeps the queue when its case can’t be read',
  'not-yours': 'tells an operator without the role whose page it is',
}

// What all queues have in common is shown by that of transfers, and what all sections have by that of holidays; each other
// one in what is its own.
const queue = ['ready', 'empty'] as const
const anyQueue = [...queue, 'loading', 'error', 'case-error', 'not-yours', 'many'] as const
const section = ['ready', 'empty'] as const
const anySection = [...section, 'loading', 'error', 'gone', 'offline'] as const

const statesOf = {
  'sign-in': ['ready'],
  today: ['loading', 'ready', 'empty', 'error'],
  members: ['loading', 'ready', 'empty', 'error', 'many'],
  member: ['loading', 'ready', 'empty', 'error'],
  kyc: queue,
  transfers: anyQueue,
  unmatched: queue,
  withdrawals: queue,
  prepare: ['loading', 'ready', 'empty', 'error', 'many'],
  batches: queue,
  draft: ['loading', 'ready', 'error'],
  returns: queue,
  refunds: queue,
  chargebacks: queue,
  books: ['loading', 'ready', 'error'],
  figure: ['loading', 'ready', 'error'],
  statements: ['loading', 'ready', 'empty', 'error'],
  statement: ['ready', 'many'],
  club: ['ready'],
  plans: section,
  rates: section,
  fees: section,
  'bank-details': section,
  // A queue whose list says all about its cases.
  'bank-accounts': [...queue, 'gone'],
  holidays: anySection,
  months: section,
  officers: section,
  meetings: section,
  announcements: section,
  faqs: section,
  resources: section,
  surveys: section,
  notices: section,
  terms: ['ready'],
  staff: ['ready'],
  log: ['loading', 'ready', 'empty', 'error', 'many'],
  'your-sign-in': ['ready', 'empty'],
} as const satisfies Readonly<Record<PageName, readonly (keyof typeof sentences)[]>>

export type RouteStateId = {
  [Name in PageName]: `route:${Name}:${(typeof statesOf)[Name][number]}`
}[PageName]

/** Every page of the desk, in each state that its data and its operator can be in. */
export const routeStates = pageTable.flatMap(({ name, title, path }) =>
  statesOf[name].map(state => ({
    // A name and its own states, which the compiler no longer knows to belong together.
    id: `route:${name}:${state}` as RouteStateId,
    sentence: `${title} (${path}) ${sentences[state]}.`,
  })),
)
