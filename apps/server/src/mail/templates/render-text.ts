import type { Club } from '../../config/config.ts'
import type { MailBlock, MailContent, MailFooter } from './mail-block.ts'

const width = 72

export function renderText(club: Club, { title, blocks, footer }: MailContent): string {
  const imprint = `Questions? Write to ${club.supportEmail}.\n${club.imprint}`
  const ends = footer === undefined ? [imprint] : [footerOf(footer), imprint]
  return [title, ...blocks.map(textOf), '--', ...ends].join('\n\n').concat('\n')
}

const footerOf = ({ text, links }: MailFooter) =>
  [text, ...links.flatMap(({ label, url }) => [`${label}:`, url])].join('\n')

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text.split('\n').map(wrap).join('\n')
    // Mail programs that recognise codes look for digits right after this word.
    case 'code':
      return `Your code: ${block.code}`
    case 'button':
      return `${block.label}:\n${block.url}`
    case 'facts':
      return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n')
  }
}

function wrap(text: string): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && line.length + word.length + 1 > width) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines.join('\n')
}
