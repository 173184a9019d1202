import { Fragment, type ReactNode } from 'react'

/** Signs that stand for what is drawn while the sentence is made. */
const firstPlace = 0xe800
const places = /([\ue800-\ue8ff])/

/** A sentence with something drawn in it, wherever its language wants it: “You pay ₦502,000”. */
export function around(sentence: (...parts: string[]) => string, ...parts: ReactNode[]): ReactNode {
  const said = sentence(...parts.map((_, at) => String.fromCharCode(firstPlace + at)))
  return said.split(places).map((piece, at) => (
    // Every second piece is a place, and the order of the others never changes while the sentence stays.
    <Fragment key={`${at}-${piece}`}>
      {at % 2 === 0 ? piece : parts[piece.charCodeAt(0) - firstPlace]}
    </Fragment>
  ))
}
