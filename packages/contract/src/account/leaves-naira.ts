import { isGlobalMember } from './is-global-member.ts'

type Membership = { readonly country: string; readonly citizenship: readonly string[] }

/** Whether a change makes a member one who holds dollars only. */
export function leavesNaira(before: Membership, after: Membership): boolean {
  return (
    !isGlobalMember(before.country, before.citizenship) &&
    isGlobalMember(after.country, after.citizenship)
  )
}

/** For a member who still has naira, which would become unreachable. */
export const nairaStillHeld =
  'Without Nigeria as your residence or citizenship you hold dollars only, and you still have naira with us or on its way. Please finish what is in naira first, or contact the support team.'
