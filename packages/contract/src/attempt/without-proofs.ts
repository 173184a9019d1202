import { ownerProof } from '../bank-account/owner-proof.ts'

/** Fields of a body that prove who is calling. They don't change what is asked for. */
export const proofFields: readonly string[] = Object.keys(ownerProof)

/** The body of a money call without proofs, which identifies its attempt. */
export function withoutProofs(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => !proofFields.includes(name)))
}
