import { assign, type Infer, object, type } from 'superstruct'
import { Version } from '../../fields/version.ts'
import { Resource } from '../../resource/resource.ts'
import { ResourceBody } from './resource-body.ts'

/** A resource as the desk keeps it. */
export const ManagedResource = assign(
  Resource,
  type({
    /** Counts its changes: whoever changes it names the version they saw. */
    version: Version,
  }),
)
export type ManagedResource = Infer<typeof ManagedResource>

export const UpdateResourceBody = object({ ...ResourceBody.schema, version: Version })
export type UpdateResourceBody = Infer<typeof UpdateResourceBody>
