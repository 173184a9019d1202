import { existsSync } from 'node:fs'
import path from 'node:path'
import { methods } from '@kinfold/contract/endpoint'
import { projectFolder } from '../project-folder.ts'
import type { Begun } from './begun.ts'
import { anyName, checkWord } from './check-word.ts'
import { camel, type Place, pascal, placeOf } from './names.ts'

type Call = Place & { readonly method: string; readonly address: string }

const paramsOf = (address: string) =>
  Array.from(address.matchAll(/:(\w+)/g), ([, param = '']) => param)

/** `id: string, owner: string` */
const inside = (address: string, value: (param: string) => string) =>
  paramsOf(address)
    .map(param => `${param}: ${value(param)}`)
    .join(', ')

const isText = (param: string) => param !== 'id'

function contractOf({ noun, name, method, address }: Call): string {
  const params = paramsOf(address)
  const shapes = inside(address, param => (isText(param) ? 'requiredText()' : `id<'${noun}'>()`))
  const hasBody = method !== 'GET'
  const hasText = hasBody || params.some(isText)
  return `import { boolean, ${hasBody ? 'object, ' : ''}type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
${params.every(isText) ? '' : "import { id } from '../fields/id.ts'\n"}${hasText ? "import { requiredText } from '../fields/text.ts'\n" : ''}
export const ${camel(name)} = endpoint({
  summary: 'Say what it answers, or what it does.',
  method: '${method}',
  path: '${address}',
  access: 'member',${shapes && `\n  params: { ${shapes} },`}${hasBody ? '\n  body: object({ note: requiredText() }),' : ''}
  response: type({ done: boolean() }),
})
`
}

function hookOf({ noun, name, method, address }: Call): string {
  if (method === 'GET') {
    const params = paramsOf(address)
    const given = params.length > 0 ? `{ params: { ${params.join(', ')} } }` : '{}'
    return `import { ${camel(name)} } from '@kinfold/contract/${noun}/${name}'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const ${camel(name)}Query = query('GET ${address}', ${camel(name)})

export const use${pascal(name)} = (${inside(address, () => 'string')}) =>
  useQuery(${camel(name)}Query, ${given})
`
  }
  return `import { ${camel(name)} } from '@kinfold/contract/${noun}/${name}'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'

export const ${camel(name)}Mutation = mutation('${method} ${address}', ${camel(name)}, {
  invalidates: [],
  success: 'It is done.',
})

export const use${pascal(name)} = () => useMutation(${camel(name)}Mutation)
`
}

const mockOf = ({
  name,
  noun,
}: Call) => `import { ${camel(name)} } from '@kinfold/contract/${noun}/${name}'
import { mock } from './mock.ts'

export const ${camel(noun)}Mocks = {
  ${camel(name)}: mock(${camel(name)}, { ok: () => ({ done: true }) }),
}
`

function sampleOf({ noun, name, method, address }: Call): string {
  const params = inside(address, param =>
    isText(param) ? "'made-up'" : "'00000000-0000-4000-8000-000000000000'",
  )
  const parts = [
    ...(params ? [`params: { ${params} }`] : []),
    ...(method === 'GET' ? [] : ["body: { note: 'made up' }"]),
  ].join(', ')
  return `import { ${camel(name)} } from '@kinfold/contract/${noun}/${name}'
import { sampleCall } from './sample-call.ts'

export const ${camel(noun)}Samples = {
  ${camel(name)}: sampleCall(${camel(name)}, { ${parts} }),
}
`
}

const mocksOf = (noun: string) => `packages/api/src/mocks/${noun}`

function filesOf(call: Call): Begun['files'] {
  const { noun, name } = call
  return {
    [`packages/contract/src/${noun}/${name}.ts`]: contractOf(call),
    [`packages/api/src/${noun}/${name}.ts`]: hookOf(call),
    [`${mocksOf(noun)}.ts`]: mockOf(call),
    [`${mocksOf(noun)}.samples.ts`]: sampleOf(call),
  }
}

function checkAddress(address: string): void {
  if (!/^(\/([a-z\d][a-z\d_-]*|:[a-z][a-z\d_]*))+$/.test(address))
    throw new Error(`“${address}” isn’t an address like /survey/open or /survey/:id.`)
  const params = paramsOf(address)
  for (const param of params) checkWord(`:${param}`, param)
  const twice = params.find((param, at) => params.indexOf(param) < at)
  if (twice !== undefined) throw new Error(`“${address}” names “:${twice}” twice.`)
}

/** A call, from the contract to the hook that pages use: `survey/open-survey POST /survey/open`. */
export function beginCall(place: string, method: string, address: string): Begun {
  const { noun, name } = placeOf(place)
  if (!methods.some(known => known === method))
    throw new Error(`“${method}” isn’t one of ${methods.join(', ')}.`)
  checkAddress(address)
  const call = { noun, name, method, address }
  checkWord(name, camel(name), filesOf({ ...call, name: anyName }))
  const mocks = mocksOf(noun)
  const hasMocks = existsSync(path.join(projectFolder, `${mocks}.ts`))
  const files = Object.entries(filesOf(call)).filter(
    ([file]) => !hasMocks || !file.startsWith(mocks),
  )
  return {
    files: Object.fromEntries(files),
    next: [
      'Say in the contract what goes in and what comes out.',
      ...(method === 'GET'
        ? []
        : ['Say in its hook whose answers it changes, and what a member is told afterwards.']),
      ...(hasMocks ? [`Add its mock and its sample to ${mocks}.ts and ${mocks}.samples.ts.`] : []),
      'Bind it in a module of the server (npm run new -- module makes one) and write its use-case.',
      'Say who may make it, what it refuses and how many statements it takes: the tests in apps/server/test name it until then.',
    ],
  }
}
