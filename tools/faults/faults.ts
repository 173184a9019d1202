import { contractFaults } from './contract.faults.ts'
import type { Fault } from './fault.ts'
import { ledgerFaults } from './ledger.faults.ts'
import { pageFaults } from './pages.faults.ts'
import { partFaults } from './parts.faults.ts'
import { projectFaults } from './project.faults.ts'
import { serverFaults } from './server.faults.ts'

/** Small mistakes in every layer, each with the cheapest check that has to see it. */
export const faults: readonly Fault[] = [
  ...ledgerFaults,
  ...serverFaults,
  ...contractFaults,
  ...pageFaults,
  ...partFaults,
  ...projectFaults,
]
