/** Fields of a body that prove who asks. What is asked for is the same with and without them. */
export const proofFields: readonly string[] = ['totp_code']

/** The body of a money call as far as it says what to do: what names its attempt. */
export function withoutProofs(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => !proofFields.includes(name)))
}
