import { boolean, coerce, enums } from 'superstruct'

/** A yes or no in a query, where it arrives as text. */
export const QueryFlag = coerce(boolean(), enums(['true', 'false']), text => text === 'true')
