export const statusChoices = ['submitted', 'approved', 'rejected', 'any'] as const
type StatusChoice = (typeof statusChoices)[number]

export const kindChoices = ['any', 'identity', 'address'] as const
type KindChoice = (typeof kindChoices)[number]

export const statusWords: Readonly<Record<StatusChoice, string>> = {
  submitted: 'Waiting',
  approved: 'Approved',
  rejected: 'Rejected',
  any: 'All',
}

export const kindWords: Readonly<Record<KindChoice, string>> = {
  any: 'All kinds',
  identity: 'ID',
  address: 'Address',
}
