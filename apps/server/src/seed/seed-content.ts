import { demoClub } from '@kinfold/personas/demo-club'
import { demoNotices } from '@kinfold/personas/desk/demo-notices'
import type { Transaction } from '../db/database.ts'
import {
  bankDetailsProposal,
  clubBankAccount,
} from '../modules/club-bank-account/club-bank-account.tables.ts'
import { detailsColumns } from '../modules/club-bank-account/describe-bank-details.ts'
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
  // A club that brings its own keeps them in the sandbox too.
  const own = await tx.orm.select().from(clubBankAccount).limit(1)
  if (own.length === 0) await seedBankDetails(tx)
}

async function seedBankDetails(tx: Transaction): Promise<void> {
  await tx.orm.insert(clubBankAccount).values(
    demoClub.bankDetails.map(({ id, version, details }, index) => ({
      id,
      version,
      position: index + 1,
      ...detailsColumns(details),
    })),
  )
  await tx.orm.insert(bankDetailsProposal).values(
    demoClub.bankDetailsProposals.map(({ id, kind, account_id, details, reason, ...about }) => ({
      id,
      kind,
      accountId: account_id,
      accountVersion: account_id === null ? null : 1,
      ...detailsColumns(details),
      reason,
      proposedBy: about.proposed_by.id,
      proposedAt: new Date(about.proposed_at),
    })),
  )
}
