import { ForgotPasswordBody } from '@kinfold/contract/auth/forgot-password'
import { readValue } from '@kinfold/contract/validation/read-value'

export const readForgotPassword = (values: unknown) => readValue(ForgotPasswordBody, values)
