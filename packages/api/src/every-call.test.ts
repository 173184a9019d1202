// Each call of the contract has one file here, and what that file declares is true.
import { allEndpoints } from '@kinfold/contract/all-endpoints'
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { describe, expect, it } from 'vitest'
import type { Mutation } from './mutation/mutation.ts'
import type { Query } from './query/query.ts'

type Found =
  | { readonly file: string; readonly kind: 'query'; readonly it: Query<AnyEndpoint> }
  | { readonly file: string; readonly kind: 'mutation'; readonly it: Mutation<AnyEndpoint> }

const files: Record<string, Record<string, unknown>> = import.meta.glob(
  ['./*/*.ts', './operator/*/*.ts', '!./**/*.test.ts', '!./mocks/**'],
  { eager: true },
)

function isDefinition(value: unknown): value is { endpoint: AnyEndpoint } {
  return typeof value === 'object' && value !== null && 'endpoint' in value
}

const found: Found[] = Object.entries(files).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isDefinition)
    .map(it =>
      'key' in it
        ? { file, kind: 'query' as const, it: it as Query<AnyEndpoint> }
        : { file, kind: 'mutation' as const, it: it as Mutation<AnyEndpoint> },
    ),
)
const queryKeys = found.flatMap(each => (each.kind === 'query' ? [each.it.key] : []))
const mutations = found.flatMap(each => (each.kind === 'mutation' ? [each] : []))
const nameOf = (file: string) => file.split('/').at(-1)?.replace('.ts', '')
const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

// Called by payment providers, never by a browser.
const notOurs = ['receiveWebhook']

describe('every call', () => {
  it.each(Object.entries(allEndpoints).filter(([name]) => !notOurs.includes(name)))(
    '%s has one file of its name',
    (name, endpoint) => {
      const own = found.filter(each => each.it.endpoint === endpoint)
      expect(own.map(each => nameOf(each.file))).toEqual([kebab(name)])
    },
  )

  it.each(found)('$file says its method and path', ({ kind, it: call }) => {
    const said =
      kind === 'query' ? (call as Query<AnyEndpoint>).key : (call as Mutation<AnyEndpoint>).call
    expect(said).toBe(`${call.endpoint.method} ${call.endpoint.path}`)
  })

  it.each(mutations)('$file invalidates only what there is', ({ it: call }) => {
    for (const key of call.invalidates ?? []) expect(queryKeys).toContain(key)
  })

  const decides = /^\/operator\/.*\/(approve|refuse|reject|confirm|discard)\//
  it.each(mutations.filter(({ it: call }) => decides.test(call.endpoint.path)))(
    '$file leaves no old count on the desk',
    ({ it: call }) => {
      expect(call.invalidates).toContain('GET /operator/overview')
    },
  )

  it('never shows money before it moved', () => {
    const optimistic = mutations.filter(each => each.it.optimistic).map(each => nameOf(each.file))
    expect(optimistic.sort()).toEqual([
      'change-mail-choice',
      'log-survey',
      'read-all-notifications',
      'read-notification',
    ])
  })

  it('has a hook in every file, but where no page asks', () => {
    // A passkey is asked for by the browser's own offer, or on the way to another call.
    const withoutPage: readonly (string | undefined)[] = [
      'begin-passkey-proof',
      'begin-passkey-sign-in',
      'sign-in-with-passkey',
    ]
    for (const { file } of found.filter(each => !withoutPage.includes(nameOf(each.file)))) {
      expect(
        Object.keys(files[file]!).some(name => name.startsWith('use')),
        file,
      ).toBe(true)
    }
  })

  it('is told after what it changes: each mutation has a sentence, a place to go, or a reason', () => {
    // Answers that the page shows or acts upon itself.
    const speaksForItself = [
      'accept-survey',
      'add-event',
      'agree-to-terms',
      'answer-totp-challenge',
      'begin-passkey',
      'begin-passkey-proof',
      'begin-passkey-sign-in',
      'begin-totp',
      'create-withdrawal',
      'export-journal',
      'export-payout-batch',
      'export-transactions',
      'export-trial-balance',
      'get-payment-receipt',
      'get-portfolio-certificate',
      'get-portfolio-pdf',
      'get-wallet-statement',
      'get-year-report',
      'log-in',
      'log-out',
      'log-survey',
      'note-presence',
      'quote-payment',
      'read-all-notifications',
      'read-notification',
      'register',
      'renew-recovery-codes',
      'sign-in-as-demo',
      'sign-in-with-passkey',
      'upload-file',
      'verify-paper',
    ]
    const silent = mutations.filter(each => !each.it.success).map(each => nameOf(each.file))
    expect(silent.sort()).toEqual(speaksForItself)
  })
})
