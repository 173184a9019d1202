import type { Chargeback } from '@kinfold/contract/operator/chargeback/chargeback'

/** Whose payment it was, as far as the provider names one. */
export const payerOf = ({ member }: Pick<Chargeback, 'member'>): string =>
  member?.name ?? 'Nobody is named'
