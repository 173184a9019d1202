// Which modules travel together. Left alone, every module that two pages share becomes a file of its own, and a
// phone on a weak network waits for forty small answers instead of three.
type Group = { name: string; test: RegExp; priority: number }

const packages = (names: string) =>
  String.raw`/node_modules/(?:\.pnpm/[^/]+/node_modules/)?(?:${names})/`
const ui = (names: string) => `/packages/ui/src/(?:${names})/`
const web = (names: string) => `/apps/web/src/(?:${names})`
const group = (name: string, priority: number, ...sources: string[]): Group => ({
  name,
  priority,
  test: new RegExp(sources.join('|')),
})

const icons =
  '/node_modules/lucide-react/dist/esm/(?:[A-Z]|shared|context|default|icons/(?:moon|sun|cloud-off|rotate-ccw|external-link|chevron-down|x|search))'

export const chunkGroups: Group[] = [
  // What every page needs, public or private.
  group(
    'base',
    40,
    packages(
      'react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@preact/signals-core|@preact/signals-react|use-sync-external-store|react-error-boundary|class-variance-authority|clsx|@radix-ui/react-slot|@radix-ui/react-compose-refs',
    ),
    'vite/(?:preload-helper|modulepreload)',
    'rolldown.runtime|rolldown/runtime',
    icons,
    ui(
      'brand|logo|logo-mark|theme|top-bar|error-screen|loading-screen|emblem|button|spinner|text-link|banner',
    ),
    String.raw`/packages/contract/src/messages\.ts`,
    String.raw`/packages/api/src/client/client-settings\.ts`,
    web('app/|club/|analytics/|layouts/public/|layouts/use-is-wide|toast/(?:show|toaster-place)'),
    web('session/(?!profile-gate|use-member)'),
  ),
  // What a public form needs to be typed into.
  group(
    'form',
    30,
    ui('field|text-field|password-field|icon-button'),
    web(
      'form/(?!resolve)|captcha/|flows/sign-in-steps/(?:next-step|use-sign-in-steps|sign-in-steps)',
    ),
  ),
  // What it needs to be sent: rules and the client. Fetched when the page rests.
  group(
    'call',
    25,
    packages('superstruct|ofetch|ufo|destr'),
    '/packages/api/src/(?:client|mutation/(?:mutation|run-mutation|use-call))',
    '/packages/contract/src/(?:endpoint|fill-path|access|constants|fields|validation|auth|errors|account/customer|kyc/document-status)',
    web('pages/[a-z-]+/[a-z-]+-rules'),
  ),
  // Dialogs: the code from the e-mail needs one, and so does the dashboard.
  group(
    'dialog',
    20,
    packages(
      '@radix-ui/react-(?:dialog|dismissable-layer|focus-scope|focus-guards|portal|presence|id|primitive|context|use-[a-z-]+)|@radix-ui/primitive|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib|detect-node-es',
    ),
    ui('modal|overlay'),
  ),
  // Menus and what else floats beside its button.
  group(
    'menu',
    18,
    packages(
      '@radix-ui/react-(?:dropdown-menu|menu|roving-focus|collection|direction|popper|arrow)|@floating-ui/[a-z-]+',
    ),
    ui('dropdown-menu'),
  ),
  // Asking for data.
  group(
    'data',
    15,
    packages('swr|dequal|use-sync-external-store'),
    '/packages/api/src/(?:query|mutation)/',
  ),
  // The shell of the dashboard.
  group(
    'dashboard',
    10,
    ui(
      'top-bar-button|count-badge|avatar|money|skeleton|amount-privacy|amount-privacy-toggle|page-header|section|card|stat|adire-pattern',
    ),
    '/packages/api/src/(?:account/get-customer|plan/list-plans|wallet/get-wallets)',
    '/packages/contract/src/(?:plan|money|wallet/(?:wallet|get-wallets))',
    web(
      'layouts/dashboard/(?!dashboard-area|sidebar|mobile-sheet|navigation-entries|footer-links|is-active)|session/|flows/session-modals/(?:session-modals|waiting|use-waiting)',
    ),
  ),
]
