// Which folder may import which. Each rule says what to do instead.
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const onlyForStoriesAndTests =
  '(\\.stories\\.tsx|\\.test\\.tsx?|/mock\\.tsx?|/journeys/|/test/|/bench/)'

// The folders of apps/server/src in layers, from the bottom up. A folder imports only from layers below its own.
const serverFloors = [
  ['bank-files', 'config', 'metrics', 'paging'],
  ['db', 'log'],
  ['calls'],
  ['health', 'jobs', 'ledger', 'limits', 'mode', 'papers', 'security'],
  ['clock', 'mail'],
  ['providers'],
  ['modules'],
  ['backup', 'idempotency'],
  ['http', 'seed'],
  ['maintenance', 'web'],
  ['start'],
  ['commands'],
]

/**
 * The modules of the server: wings above each other, and in each wing its floors. A module imports from the floors below
 * its own; so none needs another that needs it.
 */
const wings = {
  // Who people are, and what everybody writes down, sends and keeps.
  base: [
    ['event', 'person', 'schedule', 'version'],
    ['audit', 'notification', 'paper'],
    ['file', 'presence', 'proposal'],
  ],
  people: [
    ['notice', 'session', 'survey', 'terms'],
    ['totp'],
    ['passkey'],
    ['auth', 'bank-account'],
    ['account', 'bank-account-check', 'staff'],
    ['kyc'],
    ['kyc-case'],
  ],
  // What the club says once for all.
  club: [
    [
      'announcement',
      'bank-details',
      'faq',
      'fee',
      'holiday',
      'meeting',
      'officer',
      'plan',
      'rate',
      'resource',
    ],
    ['club-page'],
  ],
  // What members have.
  holdings: [['wallet'], ['portfolio'], ['offer', 'subscription']],
  // How money comes and goes.
  money: [
    ['payment', 'reference'],
    ['checkout', 'hand-credit', 'parked', 'said-alone'],
    ['arrival', 'maturity', 'refund', 'returns', 'withdrawal'],
    ['bank-line', 'chargeback', 'payout-batch', 'renewal', 'search'],
    ['payout', 'settlement', 'transfer', 'unmatched'],
  ],
  // What the books are compared with, and what is told of them.
  books: [['books', 'month', 'reconciliation', 'report', 'statement']],
  // What is about everything at once.
  whole: [
    [
      'data-export',
      'desk-overview',
      'health',
      'member',
      'openapi',
      'sandbox',
      'transaction',
      'webhook',
    ],
    ['closing', 'demo'],
  ],
}

const moduleFloors = Object.entries(wings).flatMap(([wing, floors]) =>
  floors.map(floor => floor.map(module => `${wing}/${module}`)),
)

// The folders of the web app, likewise. Only its entries are above the roof, which is app/.
const webFloors = [
  ['address', 'club', 'day', 'form', 'paper', 'status', 'subscription'],
  ['list'],
  ['analytics', 'captcha', 'first-steps', 'next', 'plan', 'portfolio', 'sent-form', 'transaction'],
  ['receipt', 'session'],
  ['currency', 'flows', 'search'],
  ['layouts', 'pages'],
  ['app', 'patterns'],
]

// Those of the desk.
const deskFloors = [
  ['address', 'club', 'day', 'line'],
  ['keys', 'session'],
  ['lock', 'queue'],
  ['section'],
  ['palette'],
  ['layout', 'pages'],
  ['app'],
]

const roomRules = (app, floors, roofs, exempt) =>
  floors.flatMap((floor, level) =>
    floor.map(folder => {
      const above = floors
        .slice(level)
        .flat()
        .filter(other => other !== folder)
      return rule(
        `${app}-folder-${folder}`,
        `What ${folder}/ needs of a folder on its own floor or above comes in as an argument, or moves down.`,
        { path: `^apps/${app}/src/${folder}/`, pathNot: exempt },
        { path: `^apps/${app}/src/(${roofs}$|(${above.join('|')})/)` },
      )
    }),
  )

const moduleRules = moduleFloors.map((floor, level) =>
  rule(
    `modules-floor-${level}`,
    'What a module needs of one on its own floor or above comes in as an argument, or moves down: see wings.',
    { path: `^apps/server/src/modules/(${floor.join('|')})/`, pathNot: '\\.test\\.ts$' },
    {
      path: `^apps/server/src/modules/((${moduleFloors.slice(level).flat().join('|')})/|[a-z]+-routes\\.ts$)`,
      pathNot: '^apps/server/src/modules/$1/',
    },
  ),
)

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule(
      'contract-stands-alone',
      'The contract is pure TypeScript: move what it needs into it, or the code out of it.',
      { path: '^packages/contract/src' },
      { path: '^(packages/(?!contract)|apps|tools)' },
    ),
    rule(
      'contract-has-no-platform',
      'The contract runs in the browser and on the server: no Node API and no React in it.',
      { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'personas-know-only-the-contract',
      'Personas are typed by the contract and know nothing else.',
      { path: '^packages/personas/src' },
      { path: '^(packages/(?!contract|personas)|apps|tools)' },
    ),
    rule(
      'ui-knows-nothing-of-the-club',
      'A component takes what it shows as props: pass it in from a page.',
      { path: '^packages/ui/src' },
      { path: '^(packages/(?!ui)|apps|tools)' },
    ),
    rule(
      'api-below-the-apps',
      'The data layer knows the contract and the personas; what it needs of an app comes in as an argument.',
      { path: '^packages/api/src' },
      { path: '^(packages/(ui|app)/|apps|tools)' },
    ),
    rule(
      'app-package-below-the-apps',
      'What every app is made of knows no app: what it needs of one comes in as an argument.',
      { path: '^packages/app/(src|build)' },
      { path: '^(packages/(?!(app|api|ui|contract)/)|apps|tools)' },
    ),
    rule(
      'packages-by-name',
      'A package is imported by its name: add it to the package.json beside the code, and to its exports what others may have.',
      { path: '^((packages|apps)/[^/]+|clients|drift|tools|\\.storybook)/' },
      {
        path: '^(?!$1/)(packages|apps|clients|drift|tools|\\.storybook)/',
        dependencyTypes: ['local'],
      },
    ),
    rule(
      'test-helpers-by-name',
      'What tests of the server use is imported by its name, as from #test/servers/create-test-server.ts.',
      { path: '^apps/server/(src|bench)/' },
      { path: '^apps/server/test/', dependencyTypesNot: ['aliased'] },
    ),
    rule(
      'nothing-rests-on-tools',
      'Tools, clients and drift run the project and are no part of it: what a test or a bench needs of them moves into packages/test-support.',
      { path: '^(packages|apps|\\.storybook)/' },
      { path: '^(clients|tools|drift)/' },
    ),
    rule(
      'test-support-stands-alone',
      'What tests start knows nothing of what they test: it comes in as an argument.',
      { path: '^packages/test-support/' },
      { path: '^(packages/(?!test-support/)|apps/|clients/|drift/|tools/)' },
    ),
    rule(
      'test-support-stays-behind',
      'Only tests, benches and journeys start browsers and databases: what the product itself needs belongs beside it.',
      {
        path: '^(packages/(?!test-support/)|apps/)',
        pathNot: '(/(test|bench|journeys)/|\\.test\\.tsx?$|/vitest\\.config\\.ts$)',
      },
      { path: '^packages/test-support/' },
    ),
    rule(
      'start-without-test-support',
      'A club runs by this command: build and start it with what tools/ and the app have themselves.',
      { path: '^tools/commands/start\\.ts$' },
      { path: '^packages/test-support/', reachable: true },
    ),
    rule(
      'apps-stay-apart',
      'Apps never import each other: move what both need into a package.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/(?!$1/)' },
    ),
    rule(
      'server-below-the-web',
      'The server shares only the contract and the personas with the web apps.',
      { path: '^apps/server/' },
      { path: '^packages/(ui|api|app)/' },
    ),
    ...roomRules('server', serverFloors, 'main\\.ts', '\\.test\\.ts$'),
    rule(
      'server-folders-have-a-floor',
      'A new folder of the server gets its place in serverFloors.',
      { path: `^apps/server/src/(?!main\\.ts$|(${serverFloors.flat().join('|')})/)` },
      {},
    ),
    ...moduleRules,
    rule(
      'modules-have-a-floor',
      'A new module of the server gets its place in wings.',
      { path: `^apps/server/src/modules/(?!(${moduleFloors.flat().join('|')})/)[^/]+/` },
      {},
    ),
    ...roomRules('web', webFloors, '(entry-[a-z]+|mock)\\.tsx?', '\\.(stories|test)\\.tsx?$'),
    rule(
      'web-folders-have-a-floor',
      'A new folder of the web app gets its place in webFloors.',
      {
        path: `^apps/web/src/(?!test/|state-catalogue/|(${webFloors.flat().join('|')})/)[^/]+/`,
      },
      {},
    ),
    ...roomRules('desk', deskFloors, '(entry-[a-z]+|mock)\\.tsx?', '\\.(stories|test)\\.tsx?$'),
    rule(
      'desk-folders-have-a-floor',
      'A new folder of the desk gets its place in deskFloors.',
      {
        path: `^apps/desk/src/(?!test/|state-catalogue/|(${deskFloors.flat().join('|')})/)[^/]+/`,
      },
      {},
    ),
    rule(
      'sandbox-only-when-asked-for',
      'A live club runs without the sandbox: load it with import() where the mode is known.',
      {
        path: '^apps/server/src',
        pathNot:
          '(^apps/server/src/(seed|modules/whole/sandbox|providers/[^/]+/sandbox)/|/sandbox-[^/]+\\.ts$|\\.test\\.ts$)',
      },
      {
        path: '^(packages/personas|apps/server/src/(seed|modules/whole/sandbox|providers/[^/]+/sandbox)/|apps/server/src/.*/sandbox-[^/]+\\.ts$)',
        dynamic: false,
      },
    ),
    rule(
      'routes-only-bind',
      'A routes file binds calls to use-cases: put what asks the database into a file of its own.',
      { path: '^apps/server/src/modules/.*\\.routes\\.ts$' },
      { path: '(/node_modules/drizzle-orm/|^apps/server/src/(db|ledger|paging)/|\\.tables\\.ts$)' },
    ),
    rule(
      'ledger-keys-of-server-ids',
      'A movement is booked under an id that the server gave: add its key to moneyAttempts.',
      {
        path: '^apps/server/src/',
        pathNot: '(\\.test\\.ts$|^apps/server/src/ledger/money-attempts\\.ts$)',
      },
      { path: '^apps/server/src/ledger/idempotency-key\\.ts$' },
    ),
    rule(
      'no-mocks-in-production',
      'Only stories, tests and the mock entry know mocks and personas; a page gets its data through a hook.',
      { path: '^(apps/(web|desk)|packages/app)/src', pathNot: onlyForStoriesAndTests },
      { path: '^packages/(personas|api/src/mocks)' },
    ),
    rule(
      'features-stay-closed',
      "A page is nobody's part, and of a flow only the files directly in its folder are for others: lift what both need to the app's own folders.",
      { path: '^apps/(web|desk)/src/(pages|flows)/([^/]+)/' },
      { path: '^apps/$1/src/(pages/(?!$3/)|flows/(?!$3/)[^/]+/[^/]+/)' },
    ),
    rule(
      'no-cycles',
      'Two files that need each other hide a third: give what both use a file of its own.',
      {},
      { circular: true },
    ),
    rule(
      'no-unresolved',
      'This import leads nowhere: add the dependency to the package.json beside the code.',
      {},
      { couldNotResolve: true },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(dist|storybook-static|node_modules|clients/programs|tools/consumers/apps)/',
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
