import type { Access } from '../access.ts'
import type { AnyEndpoint } from '../endpoint.ts'
import { ErrorAnswer } from '../errors/error-answer.ts'
import { type ErrorCode, errorCatalogue } from '../errors/error-catalogue.ts'
import { generalErrors, possibleErrors } from '../errors/possible-errors.ts'
import type { DocumentParts } from './document-parts.ts'
import type { JsonSchema } from './json-schema.ts'
import { pascalCase } from './pascal-case.ts'

const statusOf = (code: ErrorCode) => errorCatalogue[code].status

/** Every code that the document names, with its status and its sentence. */
export function errorCodeSchema(endpoints: readonly AnyEndpoint[]): JsonSchema {
  const named = new Set<string>(
    endpoints.flatMap(endpoint => [...possibleErrors(endpoint), ...generalErrors(endpoint.access)]),
  )
  return {
    description: 'Why a call was refused, with the status and the sentence that the answer has.',
    oneOf: Object.entries(errorCatalogue)
      .filter(([code]) => named.has(code))
      .map(([code, { status, sentence }]) => ({
        const: code,
        description: `${status}: ${sentence}`,
      })),
  }
}

const comesWithRetryAfter = (code: ErrorCode) => [429, 503].includes(statusOf(code))

type Refusal = {
  readonly names: string | readonly string[]
  readonly description: string
  readonly codes: ErrorCode[]
}

function place({ names, description, codes }: Refusal, { schemaOf, responses }: DocumentParts) {
  const schema = { allOf: [schemaOf(ErrorAnswer), { properties: { code: { enum: codes } } }] }
  return responses.place(names, {
    description,
    ...(codes.some(comesWithRetryAfter) && {
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    }),
    content: { 'application/json': { schema } },
  })
}

/** `AlreadyDecidedOrConflict`; of more than two the first, and that there are others, or else the first two. */
function namesOf(codes: readonly ErrorCode[]): string[] {
  const named = codes.length > 2 ? [1, 2].map(n => [...codes.slice(0, n), 'others']) : [codes]
  return named.map(some => some.map(pascalCase).join('Or'))
}

/** What the refusals of calls that are for these are called; those of several are the same. */
const generalNames: Readonly<Record<Access, string>> = {
  visitor: 'Refused',
  provider: 'Refused',
  account: 'AccountRefused',
  member: 'RoleRefused',
  'verified-member': 'VerifiedMemberRefused',
  operator: 'RoleRefused',
  reviewer: 'RoleRefused',
  approver: 'RoleRefused',
  administrator: 'RoleRefused',
}

/** The statuses of what a call itself is refused with, each with all of its codes; and what any call can be refused with. */
export function refusals(endpoint: AnyEndpoint, parts: DocumentParts): Record<string, JsonSchema> {
  const { access, errors } = endpoint
  const own = new Set(errors.map(statusOf))
  const byStatus = Map.groupBy(possibleErrors(endpoint), statusOf)
  const listed = [...byStatus]
    .filter(([status]) => own.has(status))
    .map(([status, found]) => {
      // In one order, so that the same codes are the same refusal.
      const codes = found.toSorted()
      const refusal = { names: namesOf(codes), description: 'Refused.', codes }
      return [status, place(refusal, parts)]
    })
  const description = 'Refused or failed, as any call can be.'
  return {
    ...Object.fromEntries(listed),
    default: place(
      { names: generalNames[access], description, codes: generalErrors(access) },
      parts,
    ),
  }
}
