import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { member } from '../modules/base/person/account.tables.ts'
import { payment } from '../modules/money/payment/payment.tables.ts'
import { sandboxCheckout } from '../providers/payments/sandbox/sandbox-book.tables.ts'

/** What the demo club's members have still to pay is open at the sandbox's provider, until it expires. */
export async function seedCheckouts(tx: Transaction, publicUrl: string): Promise<void> {
  const begun = await tx.orm
    .select({ payment, member })
    .from(payment)
    .innerJoin(member, eq(member.id, payment.memberId))
    .where(eq(payment.status, 'pending'))
  for (const { payment: about, member: payer } of begun) {
    const { provider, expiresAt, reference, createdAt } = about
    if (provider !== 'sandbox' || expiresAt === null) continue
    await tx.orm.insert(sandboxCheckout).values({
      reference,
      way: about.gateway === 'transfer' ? 'transfer' : 'card',
      currency: about.paidCurrency,
      totalMinor: about.totalMinor,
      payerName: `${payer.firstName} ${payer.lastName}`,
      description: about.portfolioId === null ? `${about.currency} wallet` : 'Contribution',
      returnUrl: `${publicUrl}/dashboard/wallet`,
      keepsCard: about.subscriptionId !== null,
      accountNumber: about.accountNumber,
      state: 'open',
      expiresAt,
      createdAt,
    })
    await tx.orm.update(payment).set({ askAt: expiresAt }).where(eq(payment.id, about.id))
  }
}
