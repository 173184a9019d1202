/** What a charge is known by that is kept as unmatched money: the reference it was paid under, and the provider’s own id. */
export const chargeLine = (reference: string, chargeId: string) => `${reference} ${chargeId}`
