import type { Club } from '../../config/config.ts'
import type { MailBlock, MailContent } from './mail-block.ts'

const width = 72

export function renderText(club: Club, { title, blocks }: MailContent): string {
  const footer = `Questions? Write to ${club.supportEmail}.\n${club.imprint}`
  return [title, ...blocks.map(textOf), '--', footer].join('\n\n').concat('\n')
}

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
