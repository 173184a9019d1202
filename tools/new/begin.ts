import { beginCall } from './begin-call.ts'
import { beginModule } from './begin-module.ts'
import { beginPage } from './begin-page.ts'
import { beginPart } from './begin-part.ts'
import type { Begun } from './begun.ts'

type Kind = {
  /** What is said after the kind. */
  readonly takes: readonly string[]
  readonly begin: (...words: string[]) => Begun
}

const kinds: Readonly<Record<string, Kind>> = {
  part: { takes: ['saved-goal'], begin: (name = '') => beginPart(name) },
  call: {
    takes: ['goal/get-goal', 'GET', '/goal'],
    begin: (place = '', method = '', address = '') => beginCall(place, method, address),
  },
  page: { takes: ['saved-goals'], begin: (name = '') => beginPage(name) },
  module: {
    takes: ['holdings', 'goal/get-goal'],
    begin: (wing = '', place = '') => beginModule(wing, place),
  },
}

const example = (kind: string, { takes }: Kind) => `npm run new -- ${[kind, ...takes].join(' ')}`

/** What the words after `npm run new --` ask for. */
export function begunBy([kind = '', ...words]: readonly string[]): Begun {
  const asked = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!asked)
    throw new Error(
      `What shall be new? Say one of:\n${Object.entries(kinds)
        .map(each => `  ${example(...each)}`)
        .join('\n')}`,
    )
  if (words.length !== asked.takes.length)
    throw new Error(`A ${kind} takes: ${example(kind, asked)}`)
  return asked.begin(...words)
}
