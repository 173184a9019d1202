// Paystack no longer matches BVNs, so Dojah does.
import { boolean, is, string, type } from 'superstruct'
import { askJsonTwice } from '../ask-json.ts'
import type { BvnCheck, CheckBvn } from './bank-lookup.ts'

export type DojahSettings = {
  readonly appId: string
  readonly secretKey: string
  readonly url: string
  readonly timeoutMs?: number
}

const Part = type({ status: boolean() })
const Validated = type({ entity: type({ bvn: Part, first_name: Part, last_name: Part }) })
const Refused = type({ error: string() })

export function dojahBvns({ appId, secretKey, url, timeoutMs = 8_000 }: DojahSettings): CheckBvn {
  return async (bvn, { firstName, lastName }) => {
    const question = new URL('api/v1/kyc/bvn', `${url}/`)
    const asked = { bvn, first_name: firstName, last_name: lastName }
    question.search = String(new URLSearchParams(asked))
    const headers = { appid: appId, authorization: secretKey }
    const answer = await askJsonTwice(question, { headers, timeoutMs })
    return answer === undefined ? 'unavailable' : verdict(answer.status, answer.body)
  }
}

function verdict(status: number, body: unknown): BvnCheck {
  if (status === 200 && is(body, Validated)) {
    const { bvn, first_name, last_name } = body.entity
    return bvn.status && first_name.status && last_name.status ? 'matches' : 'differs'
  }
  // The same status also means that our own account has no credit, so the text decides.
  const isUnknown = is(body, Refused) && /not found|invalid bvn/i.test(body.error)
  return isUnknown && (status === 400 || status === 404) ? 'differs' : 'unavailable'
}
