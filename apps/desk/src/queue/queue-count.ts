import type { DeskOverview } from '@kinfold/contract/operator/get-desk-overview'

/** What the overview of the desk counts. */
export type QueueCount = {
  [Name in keyof DeskOverview]: DeskOverview[Name] extends number ? Name : never
}[keyof DeskOverview]
