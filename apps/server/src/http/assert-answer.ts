import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import type { ErrorCode } from '@kinfold/contract/errors/error-catalogue'
import { possibleErrors } from '@kinfold/contract/errors/possible-errors'

/** Outside production an answer that doesn't match the contract is an error. */
export function assertAnswer({ path, response }: AnyEndpoint, answer: unknown): void {
  if ('contentType' in response) return
  const [error] = response.validate(answer)
  if (error !== undefined) {
    // Without the value, which may be a person's name or account number.
    throw new Error(
      `${path} answered with something its contract does not describe, at "${error.path.join('.')}"`,
    )
  }
}

/** And so is a refusal that the contract doesn't list. */
export function assertRefusal(endpoint: AnyEndpoint, code: ErrorCode): void {
  if (possibleErrors(endpoint).includes(code)) return
  throw new Error(
    `${endpoint.method} ${endpoint.path} refused with ${code}, which its contract doesn’t list`,
  )
}
