// The receipts that the demo club's members handed in with their transfers.
import type { ExpectedTransfer } from '@kinfold/contract/operator/transfer/expected-transfer'
import { receiptSentWith } from '@kinfold/personas/desk/expected-transfers'
import type { Transaction } from '../db/database.ts'
import type { Services } from '../modules/services.ts'
import { drawPicture } from './draw-picture.ts'
import { seedFile } from './seed-file.ts'

/** A picture of a receipt that could be anybody's: a bank's head and lines, but no words. */
const slip = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="640">
<rect width="420" height="640" fill="#ffffff"/><rect width="420" height="90" fill="#2b3582"/>
<g fill="#e7e0d4"><rect x="40" y="130" width="340" height="24"/><rect x="40" y="190" width="200" height="18"/>
<rect x="40" y="230" width="260" height="18"/><rect x="40" y="270" width="180" height="18"/>
<rect x="40" y="560" width="340" height="12"/></g><rect x="40" y="340" width="220" height="40" fill="#f2ab2b"/></svg>`

export async function seedReceipts(
  services: Services,
  tx: Transaction,
  transfers: readonly ExpectedTransfer[],
): Promise<void> {
  const picture = await drawPicture(slip)
  for (const transfer of transfers) {
    const { receipt_file_id: id, member, submitted_at } = transfer
    if (id === null) continue
    const at = new Date(submitted_at)
    const sentAs = receiptSentWith(transfers, transfer).payment_id
    const file = { id, ownerId: member.id, purpose: 'receipt', picture, at, sentAs } as const
    await seedFile(services, tx, file)
  }
}
