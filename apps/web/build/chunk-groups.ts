// Which modules travel together. Left alone, every module that two pages share becomes a file of its own, and a
// phone on a weak network waits for forty small answers instead of three.
import type { ChunkGroup } from '@kinfold/app/build/chunk-groups'

const packages = (...names: string[]) =>
  names.map(name => String.raw`/node_modules/(?:\.pnpm/[^/]+/node_modules/)?${name}/`)
const radix = (...names: string[]) => packages(...names.map(name => `@radix-ui/react-${name}`))
const ui = (...names: string[]) => names.map(name => `/packages/ui/src/${name}/`)
const api = (...names: string[]) => names.map(name => `/packages/api/src/${name}`)
const contract = (...names: string[]) => names.map(name => `/packages/contract/src/${name}`)
const app = (...names: string[]) => names.map(name => `/packages/app/src/${name}`)
const web = (...names: string[]) => names.map(name => `/apps/web/src/${name}`)
const lucide = (...names: string[]) =>
  names.map(name => `/node_modules/lucide-react/dist/esm/${name}`)

const group = (name: string, priority: number, ...patterns: string[]): ChunkGroup => ({
  name,
  priority,
  patterns,
})

export const chunkGroups: readonly ChunkGroup[] = [
  // What every page needs, public or private.
  group(
    'base',
    40,
    ...packages(
      'react',
      'react-dom',
      'scheduler',
      'react-router',
      '@preact/signals-core',
      '@preact/signals-react',
      'use-sync-external-store',
      'react-error-boundary',
      'class-variance-authority',
      'clsx',
    ),
    ...radix('slot', 'compose-refs'),
    'rolldown[.]runtime|rolldown/runtime',
    ...lucide('[A-Z]', 'shared', 'context'),
    ...lucide(
      ...[
        'moon',
        'sun',
        'cloud-off',
        'rotate-ccw',
        'external-link',
        'chevron-down',
        'x',
        'search',
        'eye',
        'eye-off',
        'check',
        'shield-check',
      ].map(name => `icons/${name}`),
    ),
    ...ui('brand', 'logo', 'logo-mark', 'theme', 'top-bar', 'error-screen', 'loading-screen'),
    ...ui('emblem', 'button', 'spinner', 'text-link', 'banner', 'lazy-code'),
    '/packages/ui/src/heard/say[.]',
    ...contract(String.raw`messages\.ts`, String.raw`constants\.ts`),
    ...api(String.raw`client/client-settings\.ts`),
    ...app(
      'address/',
      'captcha/captcha-settings',
      'club/',
      'errors/(?!read)',
      'loading/(?!lazy-(?:call|rules|menu)|use-prefetch)',
      'storage/',
    ),
    ...app(
      'pages/',
      'session/(?!profile-gate|hand-over)',
      'screen/',
      'theme/',
      'toast/(?:show|toaster-place)',
    ),
    ...web('app/', 'address/', 'club/', 'analytics/', 'layouts/public/', 'day/moment-text'),
    ...web('session/(?!use-member|member-gate|to-the-desk|leave-for)'),
  ),
  // What a public form needs to be typed into.
  group(
    'form',
    30,
    ...ui('field', 'text-field', 'password-field', 'icon-button'),
    ...app('loading/(?:lazy-call|lazy-rules|use-prefetch)'),
    ...app(
      'captcha/(?!captcha-settings)',
      'form/(?:focus-first|form-message|pointer-released|show-failure)',
    ),
    ...web('form/(?!question-modal)'),
    ...web('flows/sign-in-steps/(?:next-step|use-sign-in-steps|sign-in-steps)'),
  ),
  // What it needs to be sent: rules and the client. Fetched when the page is idle. The words that no new password may
  // be come with the forms that set one.
  group(
    'call',
    25,
    ...packages('superstruct', 'ofetch', 'ufo', 'destr'),
    ...api('client/', 'mutation/(?:mutation|run-mutation|use-call)'),
    ...contract('endpoint', 'fill-path', 'access', 'validation/', 'fields/(?!common-|password)'),
    ...contract(
      'auth/(?!reset-password|change-password)',
      'errors/',
      'account/customer',
      'kyc/document-status',
    ),
    ...web('pages/(?:sign-in|forgot-password)/[a-z-]+-rules'),
  ),
  // Dialogs: the code from the e-mail needs one, and so does the dashboard.
  group(
    'dialog',
    20,
    ...radix('dialog', 'dismissable-layer', 'focus-scope', 'focus-guards', 'portal', 'presence'),
    ...radix('id', 'primitive', 'context', 'use-[a-z-]+'),
    ...packages('@radix-ui/primitive', 'aria-hidden', 'react-remove-scroll'),
    ...packages('react-remove-scroll-bar', 'react-style-singleton', 'use-callback-ref'),
    ...packages('use-sidecar', 'get-nonce', 'tslib'),
    ...ui('modal', 'overlay'),
  ),
  // Menus and what else floats beside its button.
  group(
    'menu',
    18,
    ...radix('dropdown-menu', 'menu', 'roving-focus', 'collection', 'direction', 'popper', 'arrow'),
    ...packages('@floating-ui/[a-z-]+'),
    ...ui('dropdown-menu'),
  ),
  // Asking for data.
  group('data', 15, ...packages('swr', 'dequal'), ...api('query/', 'mutation/')),
  // The shell of the dashboard.
  group(
    'dashboard',
    10,
    ...ui('top-bar-button', 'count-badge', 'avatar', 'money', 'skeleton', 'amount-privacy'),
    ...ui('amount-privacy-toggle', 'page-header', 'section', 'card', 'stat', 'adire-pattern'),
    ...api('account/get-customer', 'plan/list-plans', 'wallet/get-wallets'),
    ...contract('plan/', 'money/', 'wallet/(?:wallet|get-wallets)'),
    ...web(
      'layouts/dashboard/(?!dashboard-area|sidebar|mobile-sheet|thumb-sheet|navigation-entries|footer-links|is-active)',
    ),
    ...app('loading/lazy-menu', 'session/profile-gate'),
    ...web('session/(?!to-the-desk|leave-for)'),
    ...web('flows/session-modals/(?:session-modals|waiting|use-waiting)'),
    // What else the overview shows first.
    ...ui('segments', 'loading-region'),
    ...lucide('icons/clock', 'icons/file-text'),
    ...api('reference/get-exchange-rate', 'notification/list-notifications'),
    ...contract('day/day-in-lagos', 'notification/', 'paging/', 'reference/get-exchange-rate'),
    ...app('errors/read-failure'),
    ...web('first-steps/use-has-contributed', 'flows/kyc-required/contribute-button'),
    ...web('portfolio/sum-', 'day/day-text'),
  ),
  // What a member has and what became of it: the second wave of the overview, and the first of the pages behind it.
  group(
    'holdings',
    8,
    ...ui('calendar-leaf', 'chart', 'growth-curve', 'receipt-row', 'share-bar', 'sparkline'),
    ...ui('status-pill'),
    '/packages/ui/src/typed-date/days-between',
    ...lucide(...['chevron-right', 'circle', 'undo-2'].map(name => `icons/${name}[.]`)),
    ...api('portfolio/(?:list-portfolios|get-summary-by-plan)', 'report/get-year-trend'),
    ...api('subscription/list-', 'wallet/list-transactions', 'withdrawal/list-'),
    ...contract('portfolio/(?:portfolio|list-portfolios|get-summary-by-plan)'),
    ...contract('report/(?:get-month-report|get-year-trend|report-line)', 'payment/gateway'),
    ...contract('subscription/(?:subscription|list-|saved-card)'),
    ...contract('wallet/(?:transaction|list-)', 'withdrawal/(?:withdrawal|list-)'),
    ...contract('status/status-machine'),
    ...web('paper/save-', 'portfolio/holding', 'status/withdrawal'),
    ...web('receipt/(?:receipt|transaction-receipt)-place', 'transaction/transaction-(?:row|look)'),
    ...web('portfolio/(?:use-trends|growth-of)'),
  ),
  // Lists by month: the overview has one too, the report has none.
  group(
    'months',
    8,
    ...web('day/(?:line-day|months-of)', 'list/(?:month-list|in-and-out|cut-months)'),
  ),
  // The pages of a member's money, which have most of their parts in common.
  group('tabs', 7, ...ui('tabs', 'reading-direction'), ...web('currency/currency-tabs')),
  group(
    'lists',
    6,
    ...ui('pagination'),
    '/packages/ui/src/words/around[.]',
    ...lucide('icons/chevron-left'),
    ...web('list/(?:found-count|paged-list)', 'portfolio/portfolio-status-looks'),
  ),
  group(
    'payments',
    5,
    ...contract('payment/(?:fee|payment|list-payments|started-again)'),
    ...api('payment/list-payments'),
    ...web('flows/pay/(?:pay-place|started-payments|payment/payment-words)'),
  ),
]
