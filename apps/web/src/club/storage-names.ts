import { storageKeys } from '@kinfold/app/storage/storage-keys'

/** What the app keeps in the browser, by name; the key of the theme is fixed in @kinfold/ui. The build reads it too. */
export const storageNames = {
  token: 'kinfold.token',
  survey: 'kinfold.survey',
  kycUpdate: 'kinfold.kyc-update',
  attempts: 'kinfold.attempts',
  reloaded: storageKeys.reloaded,
  handedOver: storageKeys.handedOver,
  narrowMenu: 'kinfold.narrow-menu',
  amountsHidden: 'kinfold.amounts-hidden',
  payDraft: 'kinfold.pay-draft',
  lastLook: 'kinfold.last-look',
  signUpDraft: 'kinfold.sign-up-draft',
} as const
