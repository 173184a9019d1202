import { describe, expect, it } from 'vitest'
import { createLog } from './create-log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog('debug', { write: line => void lines.push(line) }))
  return lines.join('')
}

describe('the log', () => {
  it('hides secrets at any depth', () => {
    const secret = 'Correct-horse-7'
    const text = logged(log => {
      log.info({ password: secret, user: { confirm_password: secret } }, 'a')
      log.info({ authorization: { access_token: secret }, headers: { Authorization: secret } }, 'b')
      log.info({ list: [{ otp: secret }, { bvn: secret, account_number: secret }] }, 'c')
      log.info(
        { mail: { html: secret, text: secret }, cf_turnstile_response: 'x', token: secret },
        'd',
      )
    })
    expect(text).not.toContain(secret)
    expect(text).toContain('[hidden]')
  })

  it('logs an error without the values of the statement that failed', () => {
    const cause = Object.assign(
      new Error('duplicate key value violates "account_email_key_unique"'),
      {
        code: '23505',
        detail: 'Key (email_key)=(ada@club.example) already exists.',
      },
    )
    const error = new Error(
      'Failed query: insert into "account" values ($1)\nparams: ada@club.example,$argon2id$v=19$m',
      { cause },
    )
    const text = logged(log => log.error({ err: error }, 'request failed'))
    expect(text).not.toContain('ada@club.example')
    expect(text).not.toContain('argon2id')
    expect(text).toContain('23505')
  })

  it('says of several errors that are reported as one what the first were', () => {
    const failed = new Error('Failed query: update "portfolio"\nparams: Ada Obi')
    const all = [failed, ...Array.from({ length: 9 }, (_, count) => new Error(`no. ${count}`))]
    const text = logged(log => log.warn({ err: new AggregateError(all, 'ten failed') }, 'ending'))
    expect(text).toContain('Failed query')
    expect(text).not.toContain('Ada Obi')
    expect(text).toContain('no. 3')
    expect(text).not.toContain('no. 4')
  })
})
