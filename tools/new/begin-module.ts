import type { Begun } from './begun.ts'
import { anyName, checkWord } from './check-word.ts'
import { camel, checkName, type Place, pascal, placeOf } from './names.ts'

type Home = Place & { readonly wing: string }

const folderOf = ({ wing, noun }: Home) => `apps/server/src/modules/${wing}/${noun}`

function filesOf(home: Home): Begun['files'] {
  const { noun, name } = home
  const folder = folderOf(home)
  return {
    [`${folder}/${noun}.routes.ts`]: `import { ${camel(name)} as ${camel(name)}Call } from '@kinfold/contract/${noun}/${name}'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { ${camel(name)} } from './${name}.ts'

export function ${camel(noun)}Routes(services: Services): readonly Route[] {
  return [signedInRoute(${camel(name)}Call, call => ${camel(name)}(services, call))]
}
`,
    [`${folder}/${name}.ts`]: `import type { ${camel(name)} as endpoint } from '@kinfold/contract/${noun}/${name}'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { read${pascal(noun)} } from './read-${noun}.ts'
import type { Services } from '../../services.ts'

type Endpoint = typeof endpoint

export async function ${camel(name)}(
  { db }: Services,
  { caller }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return { done: (await read${pascal(noun)}(db, caller.accountId)) !== undefined }
}
`,
    [`${folder}/read-${noun}.ts`]: `import { eq } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { ${camel(noun)} } from './${noun}.tables.ts'

export async function read${pascal(noun)}(handle: Handle, memberId: string) {
  const [found] = await handle.orm.select().from(${camel(noun)}).where(eq(${camel(noun)}.memberId, memberId))
  return found
}
`,
    [`${folder}/${noun}.tables.ts`]: `import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

export const ${camel(noun)} = pgTable('${noun.replaceAll('-', '_')}', {
  id: uuid('id').primaryKey().defaultRandom(),
  memberId: uuid('member_id').notNull(),
  note: text('note').notNull(),
})
`,
  }
}

/**
 * A module of the server that answers a call of the contract: `people survey/open-survey` is answered by the module
 * `survey` in the wing `people`.
 */
export function beginModule(wing: string, place: string): Begun {
  checkName(wing)
  const { noun, name } = placeOf(place)
  const home = { wing, noun, name }
  checkWord(name, camel(name), filesOf({ ...home, name: anyName }))
  checkWord(noun, camel(noun), filesOf({ ...home, noun: anyName }))
  return {
    files: filesOf(home),
    needs: {
      file: `packages/contract/src/${place}.ts`,
      sentence: `There is no call ${place} yet: begin it first, with npm run new -- call ${place} GET /${noun}`,
    },
    next: [
      `Give it its floor in wings (tools/boundaries/rules.cjs): above what it needs, below what needs it.`,
      'Give its table a migration: what a member left behind is erased with them, so say how (apps/server/src/modules/whole/closing).',
      `Write ${folderOf(home)}/${name}.test.ts beside the use-case.`,
      'Compare it with its mock: npx vitest run --project drift',
    ],
  }
}
