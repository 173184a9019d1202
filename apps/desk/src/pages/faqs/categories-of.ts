import type { ManagedFaq } from '@kinfold/contract/operator/content/managed-faq'

/** Each once, in the order of the list. */
export const categoriesOf = (all: readonly ManagedFaq[]): readonly string[] => [
  ...new Set(all.map(({ category }) => category)),
]
