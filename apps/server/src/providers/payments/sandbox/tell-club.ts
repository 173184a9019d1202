import type { JobData } from '../../../jobs/jobs.ts'
import type { PostToClub } from '../post-to-club.ts'
import { type SandboxSignature, signatureHeader } from './sandbox-signature.ts'

/** Sends one piece of news; anything but a 200 is sent again by the queue. */
export async function tellClub(
  signature: SandboxSignature,
  post: PostToClub,
  { reference, event, chargeId, id }: JobData['tell-sandbox-news'],
): Promise<void> {
  const body = JSON.stringify({
    id: `${event} ${id ?? chargeId ?? reference}`,
    event,
    data: { reference, ...(chargeId !== undefined && { charge: chargeId }) },
  })
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: signature.sign(body),
  }
  const status = await post('/api/payment/webhook/sandbox', { body, headers })
  if (status !== 200) throw new Error(`the club answered ${status}`)
}
