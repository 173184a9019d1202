import { expect, it } from 'vitest'
import { createChainKeys } from './chain-keys.ts'

const [first, second] = ['the first secret of the club', 'the second secret of the club']

it('makes hashes that only the same secret and purpose reproduce', () => {
  const keys = createChainKeys(first)
  const others = createChainKeys(second)
  const signed = keys.sign('ledger seal', 'a seal', keys.keyId)
  expect(createChainKeys(first).sign('ledger seal', 'a seal', keys.keyId)).toEqual(signed)
  expect(others.sign('ledger seal', 'a seal', others.keyId)).not.toEqual(signed)
  expect(keys.sign('audit log', 'a seal', keys.keyId)).not.toEqual(signed)
  expect(keys.sign('ledger seal', 'another', keys.keyId)).not.toEqual(signed)
})

it('checks what an earlier secret signed, and signs with the new one', () => {
  const before = createChainKeys(first)
  const signed = before.sign('ledger seal', 'a seal', before.keyId)
  const after = createChainKeys(second, [first])
  expect(after.keyId).not.toBe(before.keyId)
  expect(after.sign('ledger seal', 'a seal', before.keyId)).toEqual(signed)
  expect(createChainKeys(second).sign('ledger seal', 'a seal', before.keyId)).toBeUndefined()
})
