import { approveBankAccount } from '@kinfold/contract/operator/bank-account/approve-bank-account'
import { listBankAccounts } from '@kinfold/contract/operator/bank-account/list-bank-accounts'
import { refuseBankAccount } from '@kinfold/contract/operator/bank-account/refuse-bank-account'
import { demoId } from '@kinfold/personas/demo-id'
import { sampleCall } from '../sample-call.ts'

export const operatorBankAccountSamples = {
  approveBankAccount: sampleCall(approveBankAccount, {
    params: { id: demoId('bank-account', 'gbenga', 'usd') },
    body: { seen: 'waiting' },
  }),
  listBankAccounts: sampleCall(listBankAccounts, { query: { status: 'waiting' } }),
  refuseBankAccount: sampleCall(refuseBankAccount, {
    params: { id: demoId('bank-account', 'gbenga', 'usd') },
    body: { seen: 'waiting', reason: 'The statement names somebody else.' },
  }),
}
