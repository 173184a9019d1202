import type { Begun } from './begun.ts'
import { anyName, checkWord } from './check-word.ts'
import { camel, checkName, type Place, pascal, placeOf } from './names.ts'

type Home = Place & { readonly wing: string }

const folderOf = ({ wing, room }: Home) => `apps/server/src/modules/${wing}/${room}`

function filesOf(home: Home): Begun['files'] {
  const { room, name } = home
  const folder = folderOf(home)
  return {
    [`${folder}/${room}.routes.ts`]: `import { ${camel(name)} as ${camel(name)}Call } from '@kinfold/contract/${room}/${name}'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { ${camel(name)} } from './${name}.ts'

export function ${camel(room)}Routes(services: Services): readonly Route[] {
  return [signedInRoute(${camel(name)}Call, call => ${camel(name)}(services, call))]
}
`,
    [`${folder}/${name}.ts`]: `import type { ${camel(name)} as endpoint } from '@kinfold/contract/${room}/${name}'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { read${pascal(room)} } from './read-${room}.ts'
import type { Services } from '../../services.ts'

type Endpoint = typeof endpoint

export async function ${camel(name)}(
  { db }: Services,
  { caller }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return { done: (await read${pascal(room)}(db, caller.accountId)) !== undefined }
}
`,
    [`${folder}/read-${room}.ts`]: `import { eq } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { ${camel(room)} } from './${room}.tables.ts'

export async function read${pascal(room)}(handle: Handle, memberId: string) {
  const [found] = await handle.orm.select().from(${camel(room)}).where(eq(${camel(room)}.memberId, memberId))
  return found
}
`,
    [`${folder}/${room}.tables.ts`]: `import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

export const ${camel(room)} = pgTable('${room.replaceAll('-', '_')}', {
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
  const { room, name } = placeOf(place)
  const home = { wing, room, name }
  checkWord(name, camel(name), filesOf({ ...home, name: anyName }))
  checkWord(room, camel(room), filesOf({ ...home, room: anyName }))
  return {
    files: filesOf(home),
    needs: {
      file: `packages/contract/src/${place}.ts`,
      sentence: `There is no call ${place} yet: begin it first, with npm run new -- call ${place} GET /${room}`,
    },
    next: [
      `Give it its floor in wings (tools/boundaries/rules.cjs): above what it needs, below what needs it.`,
      'Give its table a migration: what a member left behind is erased with them, so say how (apps/server/src/modules/whole/closing).',
      `Write ${folderOf(home)}/${name}.test.ts beside the use-case.`,
      'Compare it with its mock: npx vitest run --project drift',
    ],
  }
}
