import type { AnswerOf } from '@kinfold/contract/endpoint'
import type { getPayoutBatch } from '@kinfold/contract/operator/payout-batch/get-payout-batch'

export type BatchDetail = AnswerOf<typeof getPayoutBatch>
