import type { ClubBankAccount } from '@kinfold/contract/payment/club-bank-account'

const club = 'Kinfold Cooperative Society'
const nothing = { routing_number: null, swift: null, bank_address: null }

/** Made-up accounts: a club that runs this sets its own. */
export const clubBankAccounts: readonly ClubBankAccount[] = [
  {
    ...nothing,
    region: 'Nigeria',
    currency: 'NGN',
    bank_name: 'GTBank',
    account_name: club,
    account_number: '0000012301',
  },
  {
    ...nothing,
    region: 'Nigeria',
    currency: 'NGN',
    bank_name: 'Access Bank',
    account_name: club,
    account_number: '0000012302',
  },
  {
    ...nothing,
    region: 'Nigeria',
    currency: 'USD',
    bank_name: 'GTBank',
    account_name: club,
    account_number: '0000012303',
    swift: 'GTBINGLA',
  },
  {
    region: 'USA',
    currency: 'USD',
    bank_name: 'First Lakeside Bank',
    account_name: club,
    account_number: '400000012304',
    routing_number: '021000021',
    swift: 'FLBKUS33',
    bank_address: '200 Lake Street, Chicago',
  },
  {
    region: 'Others',
    currency: 'USD',
    bank_name: 'First Lakeside Bank',
    account_name: club,
    account_number: '400000012304',
    routing_number: null,
    swift: 'FLBKUS33',
    bank_address: '200 Lake Street, Chicago',
  },
]
