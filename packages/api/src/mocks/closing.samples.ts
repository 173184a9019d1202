import { closeAccount } from '@kinfold/contract/closing/close-account'
import { getClosing } from '@kinfold/contract/closing/get-closing'
import { demoPassword } from '@kinfold/personas/demo-password'
import { sampleCall } from './sample-call.ts'

export const closingSamples = {
  getClosing: sampleCall(getClosing, {}),
  closeAccount: sampleCall(closeAccount, { body: { password: demoPassword } }, 'bola'),
}
