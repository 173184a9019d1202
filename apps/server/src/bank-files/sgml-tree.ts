import { BankFileError } from './bank-file.ts'
import { createTree, type Element } from './element.ts'

const token = /<(\/?)([A-Za-z][\w.]*)\s*>|<([^>]?)|([^<]+)/g
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ' }

/** A document as OFX 1 has it: an element with text needs no end. */
export function sgmlTree(text: string, firstLine: number): Element {
  const tree = createTree()
  let line = firstLine
  for (const [whole, slash, tag, odd, words] of text.matchAll(token)) {
    if (tag !== undefined) takeTag(tree, tag.toUpperCase(), slash !== '', line)
    else if (words === undefined) {
      const reason = odd === '!' ? 'a document type is not taken.' : 'this is not a tag of OFX.'
      throw new BankFileError(reason, line)
    } else if (words.trim() !== '') tree.current().text += plain(words)
    line += whole.split('\n').length - 1
  }
  endText(tree)
  if (tree.current() !== tree.top) {
    throw new BankFileError(`the file ends within ${tree.current().name}.`, line)
  }
  return tree.top
}

type Tree = ReturnType<typeof createTree>

function takeTag(tree: Tree, name: string, isEnd: boolean, line: number): void {
  if (!isEnd) {
    endText(tree)
    tree.begin(name, line)
  } else if (!tree.endNamed(name)) {
    throw new BankFileError(`${name} ends where it didn’t begin.`, line)
  }
}

/** Elements that have text or nothing. */
const leaves: ReadonlySet<string> = new Set(
  'TRNTYPE DTPOSTED DTUSER DTAVAIL TRNAMT FITID CHECKNUM REFNUM NAME MEMO CURDEF BANKID BRANCHID ACCTID ACCTTYPE BALAMT DTASOF DTSTART DTEND'.split(
    ' ',
  ),
)

/** What has text ends where the next element begins. */
function endText(tree: Tree): void {
  const { text, name } = tree.current()
  if (text !== '' || leaves.has(name)) tree.end()
}

const plain = (text: string): string =>
  text.replace(/&(#\d{1,6}|\w{1,8});/g, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
