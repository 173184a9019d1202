import type { changeMailChoice as endpoint } from '@kinfold/contract/notification/change-mail-choice'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import type { Services } from '../../services.ts'
import { chooseMails } from './choose-mails.ts'
import { getMailChoice } from './get-mail-choice.ts'

type Endpoint = typeof endpoint

export function changeMailChoice(
  { db }: Services,
  { caller, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return db.transaction(async tx => {
    await chooseMails(tx, caller.accountId, body)
    return getMailChoice(tx, caller.accountId)
  })
}
