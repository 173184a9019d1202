import type { OperatorRole } from '@kinfold/contract/access'
import type { DocumentStatus } from '@kinfold/contract/kyc/document-status'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../db/columns.ts'

/** The words of a name: `memberSearch` in the contract parts what is looked for alike. */
export const nameWords = sql.raw(
  `array_to_tsvector(array_remove(regexp_split_to_array(lower(first_name || ' ' || last_name), '[[:space:]''’.,-]+'), ''))`,
)

/** A person who can sign in: a member, an operator, or both. */
export const account = pgTable(
  'account',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    /** The address in the form used for comparison: see email-key.ts. */
    emailKey: text('email_key').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: moment('password_changed_at').notNull(),
    emailVerifiedAt: moment('email_verified_at'),
    /** When an address that was not proven yet was registered again. */
    registeredAgainAt: moment('registered_again_at'),
    suspendedAt: moment('suspended_at'),
    totpEnabledAt: moment('totp_enabled_at'),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    // The desk finds a member by how their address begins.
    index('account_email_start').on(sql`lower(email) text_pattern_ops`),
    index('account_newest').on(table.createdAt, table.id),
    // How many members there are is counted in three small indexes: see count-of-members.ts.
    index('account_unproven').on(table.id).where(sql`email_verified_at IS NULL`),
  ],
)

/** The membership record; its id is the account's. */
export const member = pgTable(
  'member',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => account.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    countryCode: text('country_code').notNull(),
    country: text('country').notNull(),
    citizenship: text('citizenship').array().notNull(),
    pep: boolean('pep').notNull(),
    accreditedInvestor: boolean('accredited_investor').notNull(),
    acceptFamilyOffice: boolean('accept_family_office'),
    excoReferral: boolean('exco_referral').notNull(),
    /** Derived from the other answers: referral_info is the same for everyone. */
    referralSource: text('referral_source').notNull(),
    heardAboutUs: text('heard_about_us').notNull(),
    heardAboutUsDetail: text('heard_about_us_detail'),
    referralPerson: text('referral_person'),
    kycStatus: text('kyc_status').$type<DocumentStatus>().notNull().default('not_submitted'),
    kycRejectionReason: text('kyc_rejection_reason'),
    poaStatus: text('poa_status').$type<DocumentStatus>().notNull().default('not_submitted'),
    poaRejectionReason: text('poa_rejection_reason'),
    bvnLast4: text('bvn_last4'),
    bvnValidatedAt: moment('bvn_validated_at'),
    withdrawalsPausedUntil: moment('withdrawals_paused_until'),
    acceptedTermsVersion: text('accepted_terms_version').notNull(),
    acceptedTermsAt: moment('accepted_terms_at').notNull(),
    /** The version that the member was last reminded to accept. */
    remindedOfTerms: text('reminded_of_terms'),
    closedAt: moment('closed_at'),
    /** When the personal data of a closed account has to go; null before it is closed and once it is gone. */
    eraseAt: moment('erase_at'),
    erasedAt: moment('erased_at'),
  },
  table => [
    index('member_to_erase').on(table.eraseAt).where(sql`erase_at IS NOT NULL`),
    check(
      'member_erased_when_closed',
      sql`closed_at IS NOT NULL OR (erase_at IS NULL AND erased_at IS NULL)`,
    ),
    index('member_there').on(table.acceptedTermsVersion).where(sql`closed_at IS NULL`),
    index('member_at_home')
      .on(table.country)
      .where(sql`closed_at IS NULL AND (country = 'Nigeria' OR 'Nigeria' = ANY (citizenship))`),
    index('member_kyc_status').on(table.kycStatus),
    index('member_poa_status').on(table.poaStatus),
    // The desk finds a member by words of the name, and by how the phone number begins or ends.
    index('member_name_words').using('gin', nameWords),
    index('member_phone_start').on(sql`phone text_pattern_ops`),
    index('member_phone_end').on(sql`reverse(phone) text_pattern_ops`),
  ],
)

export const operator = pgTable('operator', {
  id: uuid('id')
    .primaryKey()
    .references(() => account.id),
  name: text('name').notNull(),
  roles: text('roles').array().$type<OperatorRole[]>().notNull(),
  createdAt: moment('created_at').notNull(),
})
