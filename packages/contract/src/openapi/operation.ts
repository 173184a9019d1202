import type { AnyEndpoint } from '../endpoint.ts'
import type { DocumentParts } from './document-parts.ts'
import { callers } from './document-words.ts'
import type { JsonSchema } from './json-schema.ts'
import { parameters } from './parameters.ts'
import { refusals } from './refusals.ts'
import { requestBody } from './request-body.ts'
import { success } from './success.ts'

/** The group of calls that it belongs to. */
export function tagOf(path: string): string {
  const [, first = '', second = ''] = path.split('/')
  return first === 'operator' ? `operator: ${second}` : first
}

function describe({ access, money, path }: AnyEndpoint): string {
  const movesMoney = money ? [' It moves money.'] : []
  const plan = /product|pool/.test(path) ? [' A product or pool is a plan.'] : []
  return [callers[access], ...movesMoney, ...plan].join('')
}

/** One call. */
export function operation(name: string, endpoint: AnyEndpoint, parts: DocumentParts): JsonSchema {
  const taken = parameters(endpoint, parts)
  const body = requestBody(name, endpoint, parts)
  const needsToken = endpoint.access !== 'visitor' && endpoint.access !== 'provider'
  return {
    operationId: name,
    summary: endpoint.summary,
    description: describe(endpoint),
    tags: [tagOf(endpoint.path)],
    ...(!needsToken && { security: [] }),
    ...(taken.length > 0 && { parameters: taken }),
    ...(body && { requestBody: body }),
    responses: {
      200: success(name, endpoint.response, parts),
      ...refusals(endpoint, parts),
    },
  }
}
