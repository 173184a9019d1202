import { SaxesParser } from 'saxes'
import { BankFileError } from './bank-file.ts'
import { createTree, type Element } from './element.ts'

/** A document names its versions and schemas; all else has one or two. */
const mostAttributes = 100

/** An XML document. One that defines entities of its own, or names other files, is refused. */
export function xmlTree(text: string): Element {
  const tree = createTree()
  const parser = new SaxesParser({ xmlns: false, position: true })
  parser.on('doctype', () => {
    throw new BankFileError('a document type is not taken.', parser.line)
  })
  parser.on('error', () => {
    throw new BankFileError('this is not well-formed XML.', parser.line)
  })
  let attributes = 0
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > mostAttributes) {
      throw new BankFileError('this element has too many attributes.', parser.line)
    }
  })
  parser.on('opentag', ({ name, attributes: given }) => {
    attributes = 0
    const plain: Record<string, string> = {}
    for (const [key, value] of Object.entries(given)) plain[localName(key)] = value
    tree.begin(localName(name), parser.line, plain)
  })
  parser.on('closetag', () => tree.end())
  const addText = (piece: string) => {
    tree.current().text += piece
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(text).close()
  return tree.top
}

/** Banks choose the prefix. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
