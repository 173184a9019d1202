/** What unmatched money is found by that a provider took: the reference it was paid under, and the charge. */
export const chargeLine = (reference: string, chargeId: string) => `${reference} ${chargeId}`
