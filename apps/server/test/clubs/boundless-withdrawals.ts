/** Tests ask for many, and for little; the limits have tests of their own. */
export const boundlessWithdrawals = {
  LEAST_WITHDRAWAL_NGN: '0',
  LEAST_WITHDRAWAL_USD: '0',
  OPEN_WITHDRAWALS: '1000',
  WITHDRAWALS_A_DAY: '1000',
}
