import { batch } from '@preact/signals-react'
import { sessionEnd, token, tokenStore } from './session-store.ts'

export function beginSession(accessToken: string): void {
  tokenStore.write(accessToken)
  batch(() => {
    token.value = accessToken
    sessionEnd.value = undefined
  })
}
