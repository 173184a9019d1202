import type { Transaction } from '../../../db/database.ts'

const text =
  'SELECT FROM statement_line WHERE refund_id = $1 AND amount_minor < 0 AND matched_by = $2'

/**
 * Whether a person alone says that a line of the bank shows a refund to be paid. That it came back as well would say that
 * its member has the money again, and no open line would contradict it.
 */
export async function readHasMatchedPaid(
  tx: Transaction,
  id: string,
  by: string,
): Promise<boolean> {
  return (await tx.query({ text, values: [id, by] })).length > 0
}
