import { array, enums, type Infer, string, type } from 'superstruct'
import { DateTime } from '../fields/date-time.ts'
import { id } from '../fields/id.ts'

export const resourceKinds = ['article', 'course', 'video', 'document', 'quiz'] as const
export const ResourceKind = enums(resourceKinds)

/** Something worth reading or watching, outside the product. */
export const Resource = type({
  id: id<'resource'>(),
  kind: ResourceKind,
  title: string(),
  description: string(),
  link: string(),
  tags: array(string()),
  created_at: DateTime,
})
export type Resource = Infer<typeof Resource>
