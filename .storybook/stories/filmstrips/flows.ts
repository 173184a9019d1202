type Step = readonly [page: string, story: string, says: string]

/** A way through the product: its steps by the title of a page and the export of a story, and what happens there. */
export type Flow = {
  readonly name: string
  readonly who: string
  readonly steps: readonly Step[]
}

export const flows: readonly Flow[] = [
  {
    name: 'Join the club',
    who: 'Somebody who was invited',
    steps: [
      ['Pages/Create account', 'Ready', 'Fills in who they are.'],
      ['Pages/Create account', 'FieldRefused', 'Is told what isn’t right, and keeps the rest.'],
      ['Pages/Create account', 'CodeAsked', 'Confirms the e-mail address with a code.'],
      ['Pages/Getting started', 'Ready', 'Sees what is left to do.'],
      ['Pages/Getting started', 'DocumentsBeingChecked', 'Has handed in documents and waits.'],
      ['Pages/Getting started', 'AllDone', 'Can contribute.'],
    ],
  },
  {
    name: 'Sign in',
    who: 'A member',
    steps: [
      ['Pages/Sign in', 'Ready', 'Types e-mail and password.'],
      ['Pages/Sign in', 'InvalidCredentials', 'Mistypes, and tries again.'],
      ['Pages/Sign in', 'AuthenticatorAsked', 'Shows who they are once more.'],
      ['Pages/Overview', 'Ready', 'Is at home.'],
    ],
  },
  {
    name: 'Contribute by bank transfer',
    who: 'A verified member',
    steps: [
      ['Pages/Plan', 'Ready', 'Reads what the plan is.'],
      ['Pages/Contribute/Pay', 'Amount', 'Says how much.'],
      ['Pages/Contribute/Pay', 'Ways', 'Chooses how to pay.'],
      ['Pages/Contribute/Pay', 'Review', 'Sees all that it costs before anything is paid.'],
      [
        'Pages/Contribute/Pay',
        'BankDetails',
        'Is told where to send the money, and under which name.',
      ],
      ['Pages/Contribute/Payment', 'LookedFor', 'Has sent it: the club looks for it.'],
      ['Pages/Portfolio', 'Ready', 'Sees it grow.'],
    ],
  },
  {
    name: 'A card that fails',
    who: 'A verified member',
    steps: [
      ['Pages/Contribute/Pay', 'Review', 'Presses pay.'],
      ['Pages/Contribute/Payment', 'Asking', 'Comes back from the bank’s page.'],
      ['Pages/Contribute/Payment', 'Failed', 'Is told that nothing was taken, and what to do.'],
    ],
  },
  {
    name: 'Fund the wallet',
    who: 'A verified member',
    steps: [
      ['Pages/Wallet', 'Ready', 'Looks at both balances.'],
      ['Pages/Wallet/Fund wallet', 'Ready', 'Says how much.'],
      ['Pages/Wallet/Fund wallet', 'ByTransfer', 'Sends it under their own reference.'],
    ],
  },
  {
    name: 'Withdraw',
    who: 'A verified member',
    steps: [
      ['Pages/Wallet', 'Ready', 'Looks at both balances.'],
      ['Pages/Wallet/Withdraw', 'Ready', 'Says how much, and to which account.'],
      ['Pages/Wallet/Withdraw', 'CodeAsked', 'Confirms it with a code.'],
      ['Pages/Wallet/Withdraw', 'Requested', 'Is told when it comes.'],
      ['Pages/Wallet/Cancel a withdrawal', 'Asked', 'Changes their mind.'],
    ],
  },
  {
    name: 'At maturity',
    who: 'A member whose term ends',
    steps: [
      ['Pages/Portfolio', 'Ready', 'Sees the day come near.'],
      ['Pages/Portfolio/Decide', 'AtMaturity', 'Decides what becomes of it.'],
      ['Pages/Portfolio', 'Closed', 'Reads what it came to.'],
    ],
  },
  {
    name: 'A transfer is confirmed',
    who: 'An operator and an approver',
    steps: [
      ['Desk/Today', 'Ready', 'Sees what waits.'],
      ['Desk/Transfers', 'Ready', 'Reads the case beside its receipt.'],
      ['Desk/Transfers', 'Short', 'Meets one that is less than was announced.'],
      ['Desk/Transfers', 'Confirming', 'Confirms what has arrived.'],
    ],
  },
  {
    name: 'A batch is paid out',
    who: 'Two approvers',
    steps: [
      ['Desk/Withdrawals', 'Ready', 'One reads what is asked for.'],
      ['Desk/Withdrawals', 'Approved', 'And approves it.'],
      ['Desk/Prepare a batch', 'Ready', 'Puts a batch together.'],
      ['Desk/Payout batches', 'ToRelease', 'The other releases it.'],
      ['Desk/Payout batches', 'Settled', 'The bank’s lines settle it.'],
    ],
  },
]
