import { BankFileError } from './bank-file.ts'

/** A part of an XML or SGML document. */
export type Element = {
  readonly name: string
  readonly line: number
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

/** Real files have no more than twenty levels, and some twenty elements for a movement. */
const mostLevels = 40
const mostElements = 1_500_000

/** Puts elements together as they begin and end. */
export function createTree() {
  const top: Element = { name: '', line: 1, attributes: {}, children: [], text: '' }
  const open: Element[] = [top]
  let elements = 0
  const current = () => open.at(-1) ?? top
  return {
    top,
    current,
    begin(name: string, line: number, attributes: Element['attributes'] = {}) {
      elements += 1
      if (elements > mostElements) {
        throw new BankFileError('this file has too many parts. Please send it in pieces.', line)
      }
      if (open.length > mostLevels) throw new BankFileError('this is nested too deeply.', line)
      const element: Element = { name, line, attributes, children: [], text: '' }
      current().children.push(element)
      open.push(element)
    },
    end() {
      if (open.length > 1) open.pop()
    },
    /** Ends the innermost element of a name with everything in it; false where there is none. */
    endNamed(name: string): boolean {
      const index = open.findLastIndex(element => element.name === name)
      if (index < 1) return false
      open.length = index
      return true
    },
  }
}

const child = (element: Element, name: string) =>
  element.children.find(({ name: found }) => found === name)

/** Every element at a path below another one. */
export function elementsAt(element: Element, ...path: readonly string[]): readonly Element[] {
  let found: readonly Element[] = [element]
  for (const name of path) {
    found = found.flatMap(({ children }) => children.filter(each => each.name === name))
  }
  return found
}

/** The first element at a path, where there is one. */
export function elementAt(element: Element, ...path: readonly string[]): Element | undefined {
  let found: Element | undefined = element
  for (const name of path) found = found && child(found, name)
  return found
}

/** What the element at a path says; nothing where it isn't there. */
export const textAt = (element: Element, ...path: readonly string[]): string =>
  elementAt(element, ...path)?.text.trim() ?? ''
