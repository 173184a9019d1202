// Shown by flows that are still to be built; whoever builds one takes its line out, and the check sees to it.
const byName = `
message:success.paymentSuccessful
message:success.paymentToBeConfirmed
message:success.withdrawalRequested
message:payment.interval
message:payment.recurringGateway
message:payment.receipt
message:payment.usInstitution
message:payment.targetWallet
error:portfolio_not_open
error:portfolio_funded
error:terms_not_accepted
error:kyc_required
error:kyc_pending
error:plan_closed
error:below_minimum
error:currency_mismatch
error:gateway_not_available
error:insufficient_balance
error:quote_changed
error:provider_unavailable
error:idempotency_in_progress
error:subscription_not_cancellable
error:withdrawal_not_cancellable
error:withdrawal_not_allowed
error:withdrawals_paused
error:verification_required
status:payment:pending
status:payment:pending_confirmation
status:payment:succeeded
status:payment:failed
status:payment:expired
status:payment:cancelled
status:payment:partly_refunded
status:payment:refunded
status:payment:charged_back
`

export function isAwaited(id: string): boolean {
  return awaitedByName.includes(id)
}

export const awaitedByName: readonly string[] = byName.trim().split('\n')
