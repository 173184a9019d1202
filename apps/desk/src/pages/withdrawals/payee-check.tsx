import type { RequestedWithdrawalDetail } from '@kinfold/contract/operator/withdrawal/get-requested-withdrawal'
import { agreementText } from '../../queue/agreement-text.ts'
import { compareWords } from '../../queue/compare-words.ts'
import { ComparedWords } from '../../queue/compared-words.tsx'

/** The account it is paid to, and the membership name word by word beside the bank's name for its holder. */
export function PayeeCheck({ detail }: { detail: RequestedWithdrawalDetail }) {
  const { withdrawal, member } = detail.requested
  const { account_name, account_number_last4, bank_name } = withdrawal
  const compared = compareWords(member.name, account_name)
  return (
    <section className="flex flex-col rounded-card border border-line bg-surface p-4 lg:p-5">
      <h2 className="text-small font-semibold text-ink">Paid to</h2>
      <p className="mt-2 text-body font-semibold text-ink [overflow-wrap:anywhere]">
        {account_name}
      </p>
      <p className="text-small text-ink-muted [overflow-wrap:anywhere]">
        {bank_name} <span className="figures">••{account_number_last4}</span>
      </p>
      <h3 className="mt-4 mb-2 text-caption text-ink-muted">
        The membership name in the bank’s name for the account
      </h3>
      <ComparedWords words={compared.words} isCompared />
      <p className="mt-2 text-small text-ink-muted [overflow-wrap:anywhere]">
        {agreementText(compared, 'the bank')}
      </p>
    </section>
  )
}
