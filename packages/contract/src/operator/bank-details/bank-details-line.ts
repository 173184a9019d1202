import type { ClubBankAccount } from '../../payment/club-bank-account.ts'

/** An account in one line, with everything that says where money goes: for the audit log. */
export function bankDetailsLine(account: ClubBankAccount): string {
  const { routing_number, swift } = account
  const parts = [
    account.account_number,
    account.account_name,
    account.bank_name,
    account.bank_address,
    routing_number && `routing number ${routing_number}`,
    swift && `SWIFT ${swift}`,
  ]
  return parts.filter(part => part !== null).join(', ')
}

/** Which account it is, as members choose it. */
export function bankDetailsName({ bank_name, region, currency }: ClubBankAccount): string {
  return `${bank_name}, ${region}, ${currency}`
}
