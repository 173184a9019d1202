// What the sign-in page takes from the contract, to be weighed.
import { getCustomer } from '../src/account/get-customer.ts'
import { LogInBody, logIn } from '../src/auth/log-in.ts'
import { isSafeRedirect } from '../src/fields/redirect-path.ts'
import { fillPath } from '../src/fill-path.ts'
import { failureMessages } from '../src/messages.ts'
import { readValue } from '../src/validation/read-value.ts'

Object.assign(globalThis, {
  getCustomer,
  LogInBody,
  logIn,
  isSafeRedirect,
  fillPath,
  failureMessages,
  readValue,
})
