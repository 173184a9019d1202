import { demoClubOf } from '@kinfold/personas/clubs/demo-club-of'
import { drawLogo } from '#src/config/club-logo.ts'
import { readConfig } from '#src/config/config.ts'
import { drawMark, putOnTile } from '#src/mail/draw-mark.ts'
import { withMarkInside } from '#src/mail/templates/mail-mark.ts'
import { sampleMailsOf } from './sample-mails.ts'

const [, , name] = process.argv

// For Storybook, which is no part of the server: every mail of a demo club, or of the default one, as JSON.
const demo = demoClubOf(name)
const { club } = readConfig({ KINFOLD_MODE: 'sandbox', ...demo?.settings })
const mark = demo
  ? await putOnTile(await drawLogo(Buffer.from(demo.mark.light)))
  : await drawMark(club)
process.stdout.write(
  JSON.stringify(sampleMailsOf(demo?.settings ?? {}), (key, value) =>
    key === 'html' ? withMarkInside(value, mark) : value,
  ),
)
