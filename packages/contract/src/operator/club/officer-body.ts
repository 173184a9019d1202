import { type Infer, object } from 'superstruct'
import { requiredText } from '../../fields/text.ts'
import { wholeNumber } from '../../fields/whole-number.ts'
import { SeenVersion } from '../seen-version.ts'

export const OfficerBody = object({
  name: requiredText(120),
  office: requiredText(80),
  position: wholeNumber(0, 10_000),
})
export type OfficerBody = Infer<typeof OfficerBody>

export const UpdateOfficerBody = object({ ...OfficerBody.schema, version: SeenVersion })
export type UpdateOfficerBody = Infer<typeof UpdateOfficerBody>
