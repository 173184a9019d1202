import { Fragment, type ReactNode } from 'react'

/** Stands around the place of what is drawn while the sentence is made. */
const mark = '\ue8ff'

/** A sentence with something drawn in it, wherever its language wants it: “You pay ₦502,000”. */
export function around(sentence: (...parts: string[]) => string, ...parts: ReactNode[]): ReactNode {
  return sentence(...parts.map((_, at) => mark + at + mark))
    .split(mark)
    .map((piece, at) => (at % 2 ? <Fragment key={piece}>{parts[Number(piece)]}</Fragment> : piece))
}
