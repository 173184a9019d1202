import { type Infer, object } from 'superstruct'
import { requiredText } from '../../fields/text.ts'
import { Version } from '../../fields/version.ts'
import { wholeNumber } from '../../fields/whole-number.ts'

export const OfficerBody = object({
  name: requiredText(120),
  office: requiredText(80),
  position: wholeNumber(0, 10_000),
})
export type OfficerBody = Infer<typeof OfficerBody>

export const UpdateOfficerBody = object({ ...OfficerBody.schema, version: Version })
export type UpdateOfficerBody = Infer<typeof UpdateOfficerBody>
