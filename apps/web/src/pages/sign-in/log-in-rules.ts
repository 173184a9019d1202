import { LogInBody } from '@kinfold/contract/auth/log-in'
import { readValue } from '@kinfold/contract/validation/read-value'

export const readLogIn = (values: unknown) => readValue(LogInBody, values)
