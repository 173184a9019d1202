/** What the desk knows money by that a failed refund left with it. Nobody reads a whole id. */
export const leftReference = (reference: string, refundId: string): string =>
  `${reference} refund ${refundId.slice(0, 8)}`

/** As it was written before too. */
export const leftReferences = (reference: string, refundId: string): string[] => [
  leftReference(reference, refundId),
  `${reference} refund ${refundId}`,
]
