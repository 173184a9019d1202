import type { KycCase } from '@kinfold/contract/operator/kyc/kyc-case'
import type { CommonReason } from '../../queue/reason-form.tsx'

const ofAll: readonly CommonReason[] = [
  {
    label: 'Can’t be read',
    text: 'The picture is too dark or blurred to read. Please take it again in daylight, flat and without flash.',
  },
  {
    label: 'Cut off',
    text: 'A part of the document is cut off. Please send a picture that shows all four corners.',
  },
  {
    label: 'Another name',
    text: 'The name on the document is not the name of your membership. Please send a document with the same name, or write to us if your name has changed.',
  },
]

const ofIdentity: readonly CommonReason[] = [
  {
    label: 'Expired',
    text: 'This document has expired. Please send one that is still valid.',
  },
  {
    label: 'Not an ID',
    text: 'This is not a government-issued ID. Please send your passport, national ID card, driver’s licence or voter’s card.',
  },
]

const ofAddress: readonly CommonReason[] = [
  {
    label: 'Too old',
    text: 'This proof of address is older than three months. Please send a more recent one.',
  },
  {
    label: 'No address',
    text: 'Your address can’t be found on this document. Please send a utility bill, bank statement or tenancy agreement that shows it.',
  },
]

/** Why a document is sent back most often, in the words that its member will read. */
export const rejectReasons = (kind: KycCase['kind']): readonly CommonReason[] => [
  ...ofAll,
  ...(kind === 'identity' ? ofIdentity : ofAddress),
]
