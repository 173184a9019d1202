// Every status machine, for code that shows or checks them all: the state catalogue and the tests.
// Written by npm run registers.
import { documentMachine } from '../kyc/document-machine.ts'
import { payoutBatchMachine } from '../operator/payout-batch/payout-batch-status.ts'
import { returnsPostingMachine } from '../operator/returns/returns-posting.ts'
import { paymentMachine } from '../payment/payment-status.ts'
import { planMachine } from '../plan/plan-machine.ts'
import { portfolioMachine } from '../portfolio/portfolio-status.ts'
import { subscriptionMachine } from '../subscription/subscription-status.ts'
import { withdrawalMachine } from '../withdrawal/withdrawal-status.ts'

export const allMachines = {
  document: documentMachine,
  payout_batch: payoutBatchMachine,
  returns_posting: returnsPostingMachine,
  payment: paymentMachine,
  plan: planMachine,
  portfolio: portfolioMachine,
  subscription: subscriptionMachine,
  withdrawal: withdrawalMachine,
} as const
