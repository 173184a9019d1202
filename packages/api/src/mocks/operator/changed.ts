import { versionProblem } from '@kinfold/contract/operator/version-problem'
import { refuseFor } from '../refusal.ts'

/** What its editor saw, with what they made of it. */
export function changed<
  Kept extends { readonly version: number },
  Body extends { version: number },
>(kept: Kept, body: Body) {
  refuseFor(versionProblem(kept, body.version))
  return { ...kept, ...body, version: body.version + 1 }
}
