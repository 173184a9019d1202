import { dateFormat } from '@kinfold/contract/day/date-format'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'

const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })

/** When a portfolio began: what tells it from others of its plan, unless its member gave it a name. */
export const beganText = ({ started_on }: Pick<Portfolio, 'started_on'>): string =>
  started_on === null ? 'Waits for its first money' : `Since ${day(new Date(started_on))}`
