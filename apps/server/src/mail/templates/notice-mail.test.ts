import { expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import type { MailFacts } from './mail-block.ts'
import { noticeMail } from './notice-mail.ts'

const { club } = readConfig({})
const written = (body: string, action?: string, facts?: MailFacts) =>
  noticeMail(club, {
    firstName: 'Dayo',
    title: 'News',
    body,
    link: '/dashboard/faqs',
    action,
    facts,
    publicUrl: 'https://club.example',
  })

it('keeps paragraphs and lines as they were written', () => {
  const { html, text } = written('First.\n \n\nA list:\n- one\n- two\n')
  expect(text).toContain('First.\n\nA list:\n- one\n- two\n\nOpen the club:\n')
  expect(html).toContain('>A list:<br>- one<br>- two</p>')
})

it('breaks no reference, and only a word that would be wider than the mail', () => {
  const { html } = written('The reference is KF-7H2K9D4M, or KF-7H2K9D4M-2.')
  const unbroken = '<span style="white-space:nowrap">KF-7H2K9D4M</span>'
  expect(html).toContain(`The reference is ${unbroken}, or ${unbroken}-2.`)
  expect(html).toMatch(/<p class="ink"[^>]*overflow-wrap:anywhere/)
})

it('shows what somebody wrote as text, never as markup', () => {
  const { html } = written('<img src=x onerror=alert(1)>\n"&', '<b>Go</b>')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;<br>&quot;&amp;')
  expect(html).not.toMatch(/<img src=x|<b>/)
})

it('lists what one asks the club by, above the button', () => {
  const { html, text } = written('It is in your wallet.', 'Go', [['Reference', 'KF-7H2K9D4M']])
  expect(text).toContain('It is in your wallet.\n\nReference: KF-7H2K9D4M\n\nGo:\n')
  expect(html).toMatch(/>Reference<\/td>\s*<td [^>]*>KF-7H2K9D4M<\/td>/)
})

it.each(['#2f2f73', '#000000', '#7a1f1f'])('shows its button of %s by night', brandColour => {
  const { html } = noticeMail(
    { ...club, brandColour },
    { firstName: 'Dayo', title: 'News', body: 'News.', link: null, publicUrl: 'https://a.example' },
  )
  const [, ground = ''] = /\.button\{background:(#\w{6})!important\}/.exec(html) ?? []
  const [, words = ''] = /\.button a\{color:(#\w{6})!important\}/.exec(html) ?? []
  const [, card = ''] = /\.card\{background:(#\w{6})!important/.exec(html) ?? []
  expect(html).toContain('<td class="button"')
  expect(contrast(ground, card)).toBeGreaterThan(3)
  expect(contrast(words, ground)).toBeGreaterThan(4.5)
})

/** By the formula of WCAG 2. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other].map(luminance).sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
