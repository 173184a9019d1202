// Calls of the contract without a handler yet, grouped by the feature they wait for. A test fails for a call
// that is neither here nor handled, and for one that is both.
import type { EndpointName } from '@kinfold/contract/all-endpoints'

const waitingFor = {
  'reports and documents about money': ['getPortfolioPdf', 'getWalletStatement'],
} as const satisfies Record<string, readonly EndpointName[]>

export const unimplementedCalls: readonly EndpointName[] = Object.values(waitingFor).flat()
