import type { AnyEndpoint } from '@kinfold/contract/endpoint'

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
