import { demoClubOf } from '@kinfold/personas/clubs/demo-club-of'
import { sampleMailsOf } from './sample-mails.ts'

const [, , club] = process.argv

// For Storybook, which is no part of the server: every mail of a demo club, or of the default one, as JSON.
process.stdout.write(JSON.stringify(sampleMailsOf(demoClubOf(club)?.settings ?? {})))
