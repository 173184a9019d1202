import { useProposeBankDetails } from '@kinfold/api/operator/bank-details/propose-bank-details'
import { BankDetailsBody } from '@kinfold/contract/operator/bank-details/bank-details-body'
import { useNavigate } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { RoomForm } from '../../room/room-form.tsx'
import { RoomPanel } from '../../room/room-panel.tsx'
import { useRoomForm } from '../../room/use-room-form.ts'
import { AccountFields } from './account-fields.tsx'
import { accountBodyOf, emptyAccountWords } from './account-words.ts'

export function ProposeAccount() {
  const { run } = useProposeBankDetails()
  const navigate = useNavigate()
  const form = useRoomForm({
    start: emptyAccountWords,
    shape: BankDetailsBody,
    bodyOf: accountBodyOf,
    send: body => run({ body }),
    onSent: ({ id }) => void navigate(pathTo.inRoom(paths.bankDetails, id)),
  })
  return (
    <RoomPanel
      title="Propose an account"
      about="Members see it once another administrator has confirmed it."
      backTo={paths.bankDetails}
    >
      <RoomForm form={form} action="Propose it" backTo={paths.bankDetails}>
        <AccountFields form={form} />
      </RoomForm>
    </RoomPanel>
  )
}
