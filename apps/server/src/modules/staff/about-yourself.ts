import { type Refusal, refuse } from '../../calls/refusal.ts'

/** Nobody decides about themselves: an operator may be a member as well. */
export function aboutYourself(
  decider: string,
  subject: string,
): Refusal<'about_yourself'> | undefined {
  return decider === subject ? refuse('about_yourself') : undefined
}
