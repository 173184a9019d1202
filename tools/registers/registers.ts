import type { Register } from './register.ts'

const contract = 'packages/contract/src'
const mocks = 'packages/api/src/mocks'
const modules = 'apps/server/src/modules'

const each = (names: readonly string[], line: (name: string) => string = name => name) =>
  names.map(name => `  ${line(name)},`).join('\n')

const snakeCase = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

export const registers: readonly Register[] = [
  {
    file: `${contract}/all-endpoints.ts`,
    about:
      'Every call of the product. Only for code that needs them all: the documentation and the tests.',
    from: [`${contract}/**/*.ts`],
    entry: /^export const (\w+) = endpoint\(/gm,
    body: names => `export const allEndpoints = {
${each(names)}
} as const

export type EndpointName = keyof typeof allEndpoints`,
  },
  {
    file: `${contract}/openapi/entities.ts`,
    about: 'The shapes that the OpenAPI document names and refers to, where a call uses them.',
    from: [`${contract}/**/*.ts`],
    entry: /^export const ([A-Z]\w+) = (?:type|object|enums|assign|omit|with\w+Rules)\(/gm,
    body: names => `export const entities = {
${each(names.toSorted())}
}`,
  },
  {
    file: `${contract}/status/all-machines.ts`,
    about:
      'Every status machine, for code that shows or checks them all: the state catalogue and the tests.',
    from: [`${contract}/**/*.ts`],
    entry: /^export const (\w+Machine): StatusMachine\b/gm,
    body: names => `export const allMachines = {
${each(names, name => `${snakeCase(name.replace(/Machine$/, ''))}: ${name}`)}
} as const`,
  },
  {
    file: `${mocks}/mocks.ts`,
    about:
      'The mock of every call, under the name of its endpoint: `mocks.readNotification` answers `readNotification`.',
    from: [`${mocks}/**/*.ts`],
    entry: /^export const (\w+Mocks) =/gm,
    body: names => `import type { MockOfEachCall } from './mock-of-each-call.ts'

export const mocks = {
${each(names, name => `...${name}`)}
} satisfies MockOfEachCall`,
  },
  {
    file: `${mocks}/sample-calls.ts`,
    about:
      'One sensible call of each kind in the demo club, to compare answers: mocks with the contract, mocks with the server.',
    from: [`${mocks}/**/*.samples.ts`],
    entry: /^export const (\w+Samples) =/gm,
    body: names => `import type { SampleOfEachCall } from './sample-of-each-call.ts'

export const sampleCalls: SampleOfEachCall = {
${each(names, name => `...${name}`)}
}`,
  },
  {
    file: `${modules}/module-routes.ts`,
    about: 'The routes of every module.',
    from: [`${modules}/*/*/*.routes.ts`],
    entry: /^export function (\w+Routes)\(/gm,
    body: names => `export const moduleRoutes = [
${each(names)}
] as const`,
  },
]
