import { demoClub } from '@kinfold/personas/demo-club'
import { demoNotices } from '@kinfold/personas/desk/demo-notices'
import type { Transaction } from '../db/database.ts'
import { clubBankAccount } from '../modules/club-bank-account/club-bank-account.tables.ts'
import { faq } from '../modules/faq/faq.tables.ts'
import { notice } from '../modules/notice/notice.tables.ts'
import { resource } from '../modules/resource/resource.tables.ts'

/** What the club has to tell its members, and where they transfer money to. */
export async function seedContent(tx: Transaction): Promise<void> {
  await tx.orm.insert(faq).values([...demoClub.faqs])
  await tx.orm.insert(resource).values(
    demoClub.resources.map(({ created_at, ...about }) => ({
      ...about,
      createdAt: new Date(created_at),
    })),
  )
  await tx.orm.insert(notice).values(
    demoNotices.map(({ sent_by, sent_at, ...about }) => ({
      ...about,
      sentBy: sent_by.id,
      sentAt: new Date(sent_at),
    })),
  )
  await tx.orm.insert(clubBankAccount).values(
    demoClub.clubBankAccounts.map((about, index) => ({
      position: index + 1,
      region: about.region,
      currency: about.currency,
      bankName: about.bank_name,
      accountName: about.account_name,
      accountNumber: about.account_number,
      routingNumber: about.routing_number,
      swift: about.swift,
      bankAddress: about.bank_address,
    })),
  )
}
