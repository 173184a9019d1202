import { assign, type Infer, object, type } from 'superstruct'
import { Faq } from '../../faq/faq.ts'
import { Count } from '../../fields/whole-number.ts'
import { SeenVersion } from '../seen-version.ts'
import { FaqBody } from './faq-body.ts'

/** A question as the desk keeps it. */
export const ManagedFaq = assign(
  Faq,
  type({
    /** Counts its changes: whoever changes it names the version they saw. */
    version: Count,
  }),
)
export type ManagedFaq = Infer<typeof ManagedFaq>

export const UpdateFaqBody = object({ ...FaqBody.schema, version: SeenVersion })
export type UpdateFaqBody = Infer<typeof UpdateFaqBody>
