import { expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { codeMail } from './code-mail.ts'
import { withMarkInside } from './mail-mark.ts'

const { club } = readConfig({ KINFOLD_MODE: 'sandbox', CLUB_NAME: 'Umoja & Sisters' })
const { html } = codeMail(club, '4071')

it('a mail shows the club’s mark, and says its name in words where pictures are not shown', () => {
  expect(html.match(/<img [^>]+>/g)).toEqual([
    expect.stringMatching(/src="cid:mark@club" width="36" height="36" alt=""/),
  ])
  expect(html).toContain('>Umoja &amp; Sisters</td>')
})

it('a browser, which has no attachments, gets the mark with the page', () => {
  const shown = withMarkInside(html, Buffer.from('a picture'))
  expect(shown).toContain('src="data:image/png;base64,YSBwaWN0dXJl"')
  expect(shown).not.toContain('cid:')
})
