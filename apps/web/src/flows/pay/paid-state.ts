/** Goes along to the page that a payment leads to, and outlives a reload there. */
export const paidState = (paymentId: string) => ({ paid: paymentId })

export function paidIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('paid' in state)) return undefined
  return typeof state.paid === 'string' ? state.paid : undefined
}
