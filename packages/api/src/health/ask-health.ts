import { getHealth } from '@kinfold/contract/health/get-health'
import { request } from '../client/request.ts'

/** Whether the server answers at this moment. */
export const askHealth = () => request(getHealth, {}, { silent: true })
