import { storageKeys } from '@kinfold/app/storage/storage-keys'

/** What the desk keeps in the browser, by name. A member may be signed in beside it. */
export const storageNames = {
  token: 'kinfold.desk-token',
  attempts: 'kinfold.desk-attempts',
  lock: 'kinfold.desk-lock',
  active: 'kinfold.desk-active',
  handedOver: storageKeys.handedOver,
  keys: 'kinfold.desk-keys',
  prepareView: 'kinfold.desk-view-prepare',
  batchView: 'kinfold.desk-view-batch',
  membersView: 'kinfold.desk-view-members',
} as const
