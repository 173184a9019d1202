import { type Infer, nullable, string, type } from 'superstruct'
import { DateTime } from '../../fields/date-time.ts'
import { OperatorReference } from '../person-reference.ts'

/** One version of the terms; without a time where it comes from the club’s settings. */
export const PublishedTerms = type({
  version: string(),
  link: string(),
  changes: nullable(string()),
  published_at: nullable(DateTime),
  published_by: nullable(OperatorReference),
})
export type PublishedTerms = Infer<typeof PublishedTerms>
