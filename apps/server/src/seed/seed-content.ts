import { returnsPeriod } from '@kinfold/contract/operator/returns/draft-problem'
import type { DemoClub } from '@kinfold/personas/demo-club'
import { desc } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { notice } from '../modules/base/notification/notice.tables.ts'
import { monthClosing } from '../modules/books/month/month.tables.ts'
import { announcement } from '../modules/club/announcement/announcement.tables.ts'
import {
  bankDetailsProposal,
  clubBankAccount,
} from '../modules/club/bank-details/bank-details.tables.ts'
import { detailsColumns } from '../modules/club/bank-details/describe-bank-details.ts'
import { faq } from '../modules/club/faq/faq.tables.ts'
import { feeColumns } from '../modules/club/fee/describe-fee.ts'
import { feeProposal, feeRule } from '../modules/club/fee/fee.tables.ts'
import { meeting } from '../modules/club/meeting/meeting.tables.ts'
import { officer } from '../modules/club/officer/officer.tables.ts'
import { exchangeRate, rateProposal } from '../modules/club/rate/rate.tables.ts'
import { resource } from '../modules/club/resource/resource.tables.ts'
import { rolesProposal } from '../modules/people/staff/staff.tables.ts'

/** The club's content for members, and where they transfer money to. */
export async function seedContent(tx: Transaction, club: DemoClub): Promise<void> {
  await tx.orm.insert(faq).values([...club.faqs])
  await tx.orm.insert(resource).values(
    club.resources.map(({ created_at, ...about }) => ({
      ...about,
      createdAt: new Date(created_at),
    })),
  )
  await seedClubPage(tx, club)
  await tx.orm.insert(notice).values(
    club.notices.map(({ sent_by, sent_at, ...about }) => ({
      ...about,
      sentBy: sent_by.id,
      sentAt: new Date(sent_at),
    })),
  )
  await seedProposals(tx, club)
  // A club with its own keeps them in the sandbox too.
  const own = await tx.orm.select().from(clubBankAccount).limit(1)
  if (own.length === 0) await seedBankDetails(tx, club)
}

/** Its officers, the next meeting, and what it announced. */
async function seedClubPage(tx: Transaction, club: DemoClub): Promise<void> {
  await tx.orm.insert(officer).values([...club.officers])
  await tx.orm.insert(meeting).values(
    club.meetings.map(({ starts_at, is_called_off, ...about }) => ({
      ...about,
      startsAt: new Date(starts_at),
      isCalledOff: is_called_off,
    })),
  )
  await tx.orm.insert(announcement).values(
    club.announcements.map(({ announced_by, announced_at, withdrawn_at, ...about }) => ({
      ...about,
      announcedBy: announced_by.id,
      announcedAt: new Date(announced_at),
      withdrawnAt: withdrawn_at === null ? null : new Date(withdrawn_at),
    })),
  )
}

/** Proposals that wait for a second person, besides the bank details. */
async function seedProposals(tx: Transaction, club: DemoClub): Promise<void> {
  await tx.orm.insert(rolesProposal).values(
    club.rolesProposals.map(({ id, operator, roles_before, roles, ...proposal }) => ({
      id,
      operatorId: operator.id,
      rolesBefore: roles_before,
      roles,
      ...proposed(proposal),
    })),
  )
  const [last] = await tx.orm
    .select({ id: exchangeRate.id })
    .from(exchangeRate)
    .orderBy(desc(exchangeRate.setAt))
    .limit(1)
  await seedFees(tx, club)
  await tx.orm.insert(monthClosing).values(
    club.monthClosings.map(({ id, year, month, ...proposal }) => ({
      id,
      period: returnsPeriod(year, month),
      ...proposed(proposal),
    })),
  )
  await tx.orm.insert(rateProposal).values(
    club.rateProposals.map(({ id, exchange_rate, ...proposal }) => ({
      id,
      rate: exchange_rate,
      afterRateId: last?.id,
      ...proposed(proposal),
    })),
  )
}

/** The fees are there from the start; their times follow the demo club's. */
async function seedFees(tx: Transaction, club: DemoClub): Promise<void> {
  const [first] = club.fees
  await tx.orm.update(feeRule).set({ setAt: new Date(first?.set_at ?? club.now) })
  await tx.orm.insert(feeProposal).values(
    club.feeProposals.map(proposal => ({
      id: proposal.id,
      ruleVersion: 1,
      ...feeColumns(proposal),
      ...proposed(proposal),
    })),
  )
}

type Proposed = {
  readonly reason: string
  readonly proposed_by: { readonly id: string }
  readonly proposed_at: string
}

const proposed = ({ reason, proposed_by, proposed_at }: Proposed) => ({
  reason,
  proposedBy: proposed_by.id,
  proposedAt: new Date(proposed_at),
})

async function seedBankDetails(tx: Transaction, club: DemoClub): Promise<void> {
  await tx.orm.insert(clubBankAccount).values(
    club.bankDetails.map(({ id, version, details }, index) => ({
      id,
      version,
      position: index + 1,
      ...detailsColumns(details),
    })),
  )
  await tx.orm.insert(bankDetailsProposal).values(
    club.bankDetailsProposals.map(({ id, kind, account_id, details, ...proposal }) => ({
      id,
      kind,
      accountId: account_id,
      accountVersion: account_id === null ? null : 1,
      ...detailsColumns(details),
      ...proposed(proposal),
    })),
  )
}
