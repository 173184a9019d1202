// What members and the sandbox's world do meanwhile. It is none of the desk's work, so it goes over HTTP.
import { randomUUID } from 'node:crypto'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { demoPassword } from '@kinfold/personas/demo-password'
import type { PersonKey } from '@kinfold/personas/people/person'
import { patience } from '@kinfold/test-support/patience'
import { type APIRequestContext, type APIResponse, expect } from 'playwright/test'

type Newcomer = { firstName: string; lastName: string; pep?: boolean }
type Money = { currency: 'NGN' | 'USD'; amount: number }
/** What is read of an answer. */
type SignedIn = { authorization: { access_token: string } }

const captcha = { cf_turnstile_response: 'sandbox' }

export class Members {
  readonly #request: APIRequestContext
  readonly #tokens = new Map<string, string>()
  readonly #picture: Buffer | undefined

  /** Newcomers hand in this picture of their documents; without one, papers of a page. */
  constructor(request: APIRequestContext, { picture }: { picture?: Buffer } = {}) {
    this.#request = request
    this.#picture = picture
  }

  /** The club's day, moved on as the sandbox's own page moves it. */
  async letDaysPass(days: number): Promise<string> {
    const moved = await this.#request.post('/sandbox/clock', { data: { advance_days: days } })
    const { today, failed } = await moved.json()
    expect(failed).toEqual([])
    return today
  }

  async today(): Promise<string> {
    const answer = await this.#request.get('/sandbox/clock.json')
    return (await answer.json()).today
  }

  /** Registers, proves the address, and hands in an ID and a proof of address. */
  async join({ firstName, lastName, pep = false }: Newcomer): Promise<void> {
    const email = `${firstName}.${randomUUID().slice(0, 8)}@members.example`.toLowerCase()
    const joined = await this.#request.post('/api/customer/register', {
      data: {
        user: {
          email,
          first_name: firstName,
          last_name: lastName,
          password: demoPassword,
          confirm_password: demoPassword,
        },
        phone: `+23480${String(Date.now()).slice(-8)}`,
        exco_referral: true,
        heard_about_us: 'billboard',
        referral_person: '',
        country_code: 'NG',
        terms_and_conditions: true,
        country: 'Nigeria',
        citizenship: ['Nigeria'],
        pep,
        accredited_investors: false,
        referral_info: 'social media referral',
        ...captcha,
      },
    })
    const { verification } = await ok<{ verification: { token: string } }>(joined)
    const otp = await this.#mailedCode(email)
    const proven = await this.#request.post('/api/auth/validate-email-otp', {
      data: { otp, token: verification.token },
    })
    const { authorization } = await ok<SignedIn>(proven)
    this.#tokens.set(email, authorization.access_token)
    await this.#handIn(email)
  }

  /** A transfer to the club's bank, announced with its receipt. Gives back its reference. */
  async announce(who: PersonKey, { currency, amount }: Money): Promise<string> {
    const { id: receipt } = await this.#upload(who, 'receipt', aPdf('receipt'))
    const path = `/api/wallet/deposit/${walletIdOf(who, currency)}`
    const data = { gateway: 'bank', amount, receipt }
    const answer = await this.#request.post(path, {
      data,
      headers: { ...(await this.#headers(who)), 'idempotency-key': randomUUID() },
    })
    return (await ok<{ reference: string }>(answer)).reference
  }

  async acceptTerms(who: PersonKey): Promise<void> {
    const headers = await this.#headers(who)
    const data = { accept_terms: true }
    await ok(await this.#request.post('/api/customer/agree-to-terms', { data, headers }))
  }

  async withdraw(who: PersonKey, { currency, amount }: Money): Promise<void> {
    const path = `/api/wallet/withdrawal/create/${walletIdOf(who, currency)}`
    const headers = { ...(await this.#headers(who)), 'idempotency-key': randomUUID() }
    await ok(await this.#request.post(path, { data: { amount }, headers }))
  }

  async #handIn(email: string): Promise<void> {
    const headers = await this.#headers(email)
    const { id } = await this.#upload(email, 'identity', this.#document('passport'))
    const data = { file_id: id, id_type: 'international_passport', id_number: 'A50017788' }
    await ok(await this.#request.post('/api/customer/upload-kyc', { data, headers }))
    const multipart = { document_type: 'utility_bill', file: this.#document('bill') }
    await ok(await this.#request.post('/api/customer/upload-poa', { multipart, headers }))
  }

  #document(name: string): SentFile {
    return this.#picture
      ? { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: this.#picture }
      : aPdf(name)
  }

  async #upload(who: string, purpose: string, file: SentFile): Promise<{ id: string }> {
    const multipart = { purpose, file }
    return ok<{ id: string }>(
      await this.#request.post('/api/file', { multipart, headers: await this.#headers(who) }),
    )
  }

  /** By the key of somebody of the demo club, or by the address of a newcomer. */
  async #headers(who: string): Promise<{ authorization: string }> {
    const known = this.#tokens.get(who)
    if (known) return { authorization: `Bearer ${known}` }
    const data = { email: `${who}@kinfold.example`, password: demoPassword, ...captcha }
    const answer = await ok<SignedIn>(await this.#request.post('/api/auth/login', { data }))
    this.#tokens.set(who, answer.authorization.access_token)
    return this.#headers(who)
  }

  async #mailedCode(to: string): Promise<string> {
    let code: string | undefined
    await expect(async () => {
      const mails = await this.#request.get('/sandbox/inbox.json', { params: { to } })
      const [newest]: { text: string }[] = await mails.json()
      code = /\b(\d{4})\b/.exec(newest?.text ?? '')?.[1]
      expect(code).toBeDefined()
    }).toPass({ timeout: patience(10_000) })
    return code ?? ''
  }
}

async function ok<Answer>(answer: APIResponse): Promise<Answer> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${await answer.text()}`)
  return answer.json()
}

type SentFile = { name: string; mimeType: string; buffer: Buffer }

/** Each another one: the same receipt twice is said at the desk. */
function aPdf(name: string): SentFile {
  const buffer = Buffer.from(`%PDF-1.4\n% ${randomUUID()}\n%%EOF\n`)
  return { name: `${name}.pdf`, mimeType: 'application/pdf', buffer }
}
