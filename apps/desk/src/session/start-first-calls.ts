import { customerQuery } from '@kinfold/api/account/get-customer'
import { deskOverviewQuery } from '@kinfold/api/operator/get-desk-overview'
import { preloadQuery } from '@kinfold/api/query/preload-query'
import { session } from './session.ts'

/** What every page of the desk waits for is asked while its code is still on the way. */
export function startFirstCalls(): void {
  if (!session.isAuthenticated.peek()) return
  preloadQuery(customerQuery, {})
  preloadQuery(deskOverviewQuery, {})
}
