import { createResource as createResourceCall } from '@kinfold/contract/operator/content/create-resource'
import { deleteResource as deleteResourceCall } from '@kinfold/contract/operator/content/delete-resource'
import { listManagedResources } from '@kinfold/contract/operator/content/list-managed-resources'
import { updateResource as updateResourceCall } from '@kinfold/contract/operator/content/update-resource'
import { listResources } from '@kinfold/contract/resource/list-resources'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { createResource } from './create-resource.ts'
import { deleteResource } from './delete-resource.ts'
import { readResources } from './read-resources.ts'
import { updateResource } from './update-resource.ts'

export function resourceRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listResources, async () => ({
      resources: (await readResources(services.db)).map(({ version: _, ...shown }) => shown),
    })),
    signedInRoute(listManagedResources, async () => ({
      resources: await readResources(services.db),
    })),
    operatorRoute(services, createResourceCall, call => createResource(services, call)),
    operatorRoute(services, updateResourceCall, updateResource),
    operatorRoute(services, deleteResourceCall, deleteResource),
  ]
}
