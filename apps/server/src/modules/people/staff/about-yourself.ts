import { aboutYourself as ownMatter } from '@kinfold/contract/operator/about-yourself'
import { type Refusal, refuse } from '../../../calls/refusal.ts'

export function aboutYourself(
  decider: string,
  subject: string,
): Refusal<'about_yourself'> | undefined {
  const problem = ownMatter(decider, subject)
  return problem && refuse(problem)
}
