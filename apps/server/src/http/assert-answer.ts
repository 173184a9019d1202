import type { AnyEndpoint } from '@kinfold/contract/endpoint'

/** Outside production an answer that the contract doesn't describe is an error, not a surprise for a client. */
export function assertAnswer({ path, response }: AnyEndpoint, answer: unknown): void {
  if ('contentType' in response) return
  const [error] = response.validate(answer)
  if (error !== undefined) {
    // The value stays out of the sentence: it may be someone's name or account number.
    throw new Error(
      `${path} answered with something its contract does not describe, at "${error.path.join('.')}"`,
    )
  }
}
