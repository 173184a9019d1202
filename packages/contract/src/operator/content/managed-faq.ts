import { assign, type Infer, object, type } from 'superstruct'
import { Faq } from '../../faq/faq.ts'
import { Version } from '../../fields/version.ts'
import { FaqBody } from './faq-body.ts'

/** A question as the desk keeps it. */
export const ManagedFaq = assign(
  Faq,
  type({
    /** Counts its changes: whoever changes it names the version they saw. */
    version: Version,
  }),
)
export type ManagedFaq = Infer<typeof ManagedFaq>

export const UpdateFaqBody = object({ ...FaqBody.schema, version: Version })
export type UpdateFaqBody = Infer<typeof UpdateFaqBody>
