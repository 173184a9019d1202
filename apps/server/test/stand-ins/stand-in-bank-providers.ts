// Speaks what Paystack documents for resolving an account, and Dojah for validating a BVN.
import type { ServerResponse } from 'node:http'
import { type StandIn, startStandIn } from './start-stand-in.ts'

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

export function startPaystack(
  secretKey: string,
  accounts: Record<string, string>,
): Promise<StandIn> {
  return startStandIn(({ request, url }, response) => {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return json(response, 401, { status: false, message: 'Invalid key' })
    }
    if (url.pathname !== '/bank/resolve') {
      return json(response, 404, { status: false, message: 'Not found' })
    }
    const number = url.searchParams.get('account_number') ?? ''
    const name = accounts[`${number} ${url.searchParams.get('bank_code')}`]
    if (name === undefined) {
      const message = 'Could not resolve account name. Check parameters or try again.'
      return json(response, 422, { status: false, message })
    }
    const data = { account_number: number, account_name: name, bank_id: 9 }
    return json(response, 200, { status: true, message: 'Account number resolved', data })
  })
}

type Holder = { readonly first: string; readonly last: string }
export type DojahKeys = { readonly appId: string; readonly secretKey: string }

export function startDojah(keys: DojahKeys, bvns: Record<string, Holder>): Promise<StandIn> {
  return startStandIn(({ request, url }, response) => {
    const { appid, authorization } = request.headers
    if (appid !== keys.appId || authorization !== keys.secretKey) {
      return json(response, 401, { error: 'Unauthorized' })
    }
    const { bvn = '', first_name, last_name } = Object.fromEntries(url.searchParams)
    if (bvn === 'broke') return json(response, 400, { error: 'Your balance is low' })
    const holder = url.pathname === '/api/v1/kyc/bvn' ? bvns[bvn] : undefined
    if (holder === undefined) return json(response, 400, { error: 'BVN not found' })
    const part = (given: string | undefined, real: string) => {
      const status = given?.toLowerCase() === real.toLowerCase()
      return { confidence_value: status ? 100 : 20, status }
    }
    const entity = {
      bvn: { value: bvn, status: true },
      first_name: part(first_name, holder.first),
      last_name: part(last_name, holder.last),
    }
    return json(response, 200, { entity })
  })
}
