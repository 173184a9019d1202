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

// By what a page reads, and whom it is for.
const queue = ['loading', 'ready', 'empty', 'error', 'case-error', 'not-yours'] as const
// What a room opens may be gone, and what is sent from it get nowhere.
const room = ['loading', 'ready', 'empty', 'error', 'gone', 'offline'] as const
const longQueue = [...queue, 'many'] as const

const statesOf = {
  'sign-in': ['ready'],
  today: ['loading', 'ready', 'empty', 'error'],
  members: ['loading', 'ready', 'empty', 'error', 'many'],
  member: ['loading', 'ready', 'empty', 'error'],
  kyc: queue,
  transfers: longQueue,
  unmatched: longQueue,
  withdrawals: longQueue,
  prepare: ['loading', 'ready', 'empty', 'error', 'not-yours', 'many'],
  batches: longQueue,
  draft: ['loading', 'ready', 'error', 'not-yours'],
  returns: longQueue,
  refunds: ['loading', 'ready', 'empty', 'error', 'not-yours', 'many'],
  chargebacks: ['loading', 'ready', 'empty', 'error', 'not-yours'],
  books: ['loading', 'ready', 'error'],
  figure: ['loading', 'ready', 'error'],
  statements: ['loading', 'ready', 'empty', 'error', 'not-yours'],
  statement: ['loading', 'ready', 'case-error', 'not-yours', 'many'],
  club: ['ready'],
  plans: room,
  rates: room,
  fees: room,
  'bank-details': room,
  'bank-accounts': [...room, 'not-yours'],
  holidays: room,
  months: room,
  faqs: room,
  resources: room,
  surveys: room,
  notices: room,
  terms: ['loading', 'ready', 'error', 'gone', 'offline'],
  staff: ['loading', 'ready', 'error', 'gone', 'offline', 'not-yours'],
  log: ['loading', 'ready', 'empty', 'error', 'many'],
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
