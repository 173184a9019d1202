import { assign, type Infer, object, type } from 'superstruct'
import { Count } from '../../fields/whole-number.ts'
import { Resource } from '../../resource/resource.ts'
import { SeenVersion } from '../seen-version.ts'
import { ResourceBody } from './resource-body.ts'

/** A resource as the desk keeps it. */
export const ManagedResource = assign(
  Resource,
  type({
    /** Counts its changes: whoever changes it names the version they saw. */
    version: Count,
  }),
)
export type ManagedResource = Infer<typeof ManagedResource>

export const UpdateResourceBody = object({ ...ResourceBody.schema, version: SeenVersion })
export type UpdateResourceBody = Infer<typeof UpdateResourceBody>
