/** The least that the demo club lets go, where other tests take any amount. */
export const leastWithdrawals = { LEAST_WITHDRAWAL_NGN: '1000', LEAST_WITHDRAWAL_USD: '5' }
