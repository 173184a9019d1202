import { useProposeBankDetailsChange } from '@kinfold/api/operator/bank-details/propose-bank-details-change'
import { BankDetailsChangeBody } from '@kinfold/contract/operator/bank-details/bank-details-body'
import type { ManagedBankDetails } from '@kinfold/contract/operator/bank-details/managed-bank-details'
import { paths } from '../../address/paths.ts'
import { RoomForm } from '../../room/room-form.tsx'
import { useRoomForm } from '../../room/use-room-form.ts'
import { AccountFields } from './account-fields.tsx'
import { accountBodyOf, accountWordsOf } from './account-words.ts'

export function ProposeChange({
  account: { id, details, version },
}: {
  account: ManagedBankDetails
}) {
  const { run } = useProposeBankDetailsChange()
  const form = useRoomForm({
    start: accountWordsOf(details),
    version,
    shape: BankDetailsChangeBody,
    bodyOf: (words, seen) => ({ ...accountBodyOf(words), version: seen }),
    send: body => run({ params: { id }, body }),
    onSent: () => {},
  })
  return (
    <RoomForm
      form={form}
      action="Propose it"
      backTo={paths.bankDetails}
      effect="Members see the account as it is until another administrator confirms."
    >
      <AccountFields form={form} />
    </RoomForm>
  )
}
