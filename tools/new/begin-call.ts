import { existsSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'
import type { Begun } from './begun.ts'
import { camel, checkName, pascal } from './names.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

type Call = { readonly name: string; readonly room: string; readonly address: string }

const contractOf = (method: string, { name, address }: Call) => {
  const body =
    method === 'GET' || method === 'DELETE' ? '' : '\n  body: object({ note: string() }),'
  const taken = body ? 'boolean, object, string, type' : 'boolean, type'
  return `import { ${taken} } from 'superstruct'
import { endpoint } from '../endpoint.ts'

export const ${camel(name)} = endpoint({
  summary: 'Say what it answers, or what it does.',
  method: '${method}',
  path: '${address}',
  access: 'member',${body}
  response: type({ done: boolean() }),
})
`
}

const hookOf = (method: string, { name, room, address }: Call) =>
  method === 'GET'
    ? `import { ${camel(name)} } from '@kinfold/contract/${room}/${name}'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const ${camel(name)}Query = query('GET ${address}', ${camel(name)})

export const use${pascal(name)} = () => useQuery(${camel(name)}Query, {})
`
    : `import { ${camel(name)} } from '@kinfold/contract/${room}/${name}'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'

export const ${camel(name)}Mutation = mutation('${method} ${address}', ${camel(name)}, {
  invalidates: [],
})

export const use${pascal(name)} = () => useMutation(${camel(name)}Mutation)
`

const mockOf = ({
  name,
  room,
}: Call) => `import { ${camel(name)} } from '@kinfold/contract/${room}/${name}'
import { mock } from './mock.ts'

export const ${camel(room)}Mocks = {
  ${camel(name)}: mock(${camel(name)}, { ok: () => ({ done: true }) }),
}
`

const sampleOf = (method: string, { name, room }: Call) => {
  const parts = method === 'GET' || method === 'DELETE' ? '{}' : "{ body: { note: 'made up' } }"
  return `import { ${camel(name)} } from '@kinfold/contract/${room}/${name}'
import { sampleCall } from './sample-call.ts'

export const ${camel(room)}Samples = {
  ${camel(name)}: sampleCall(${camel(name)}, ${parts}),
}
`
}

/** A call, from the contract to the hook that pages use: \`survey/open-survey POST /survey/open\`. */
export function beginCall(place: string, method: string, address: string): Begun {
  const [room = '', name = ''] = place.split('/')
  checkName(room)
  checkName(name)
  if (!methods.some(known => known === method))
    throw new Error(`“${method}” isn’t one of ${methods.join(', ')}.`)
  if (!/^\/[a-z\d/:_-]+$/.test(address))
    throw new Error(`“${address}” isn’t an address like /survey/open.`)
  const call = { name, room, address }
  const mocks = `packages/api/src/mocks/${room}`
  const hasMocks = existsSync(path.join(projectFolder, `${mocks}.ts`))
  return {
    files: {
      [`packages/contract/src/${room}/${name}.ts`]: contractOf(method, call),
      [`packages/api/src/${room}/${name}.ts`]: hookOf(method, call),
      ...(!hasMocks && {
        [`${mocks}.ts`]: mockOf(call),
        [`${mocks}.samples.ts`]: sampleOf(method, call),
      }),
    },
    next: [
      'Say in the contract what goes in and what comes out.',
      ...(hasMocks ? [`Add its mock and its sample to ${mocks}.ts and ${mocks}.samples.ts.`] : []),
      'Bind it in a module of the server (npm run new -- module makes one) and write its use-case.',
      'Say who may make it, what it refuses and how many statements it takes: the tests in apps/server/test name it until then.',
    ],
  }
}
