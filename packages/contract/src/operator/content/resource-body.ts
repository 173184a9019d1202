import { array, type Infer, object, size } from 'superstruct'
import { requiredLines, requiredText } from '../../fields/text.ts'
import { WebLink } from '../../fields/web-link.ts'
import { ResourceKind } from '../../resource/resource.ts'

export const ResourceBody = object({
  kind: ResourceKind,
  title: requiredText(120),
  description: requiredLines(500),
  link: WebLink,
  tags: size(array(requiredText(40)), 0, 10),
})
export type ResourceBody = Infer<typeof ResourceBody>
