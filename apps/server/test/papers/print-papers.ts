import { demoClubOf } from '@kinfold/personas/clubs/demo-club-of'
import { drawLogo } from '#src/config/club-logo.ts'
import { samplePapersOf } from './sample-papers.ts'

const [, , club] = process.argv

// For Storybook, which is no part of the server: papers of a demo club, or of the default one, as JSON.
const demo = demoClubOf(club)
const logo = demo && (await drawLogo(Buffer.from(demo.mark.light)))
const papers = await samplePapersOf(demo?.settings ?? {}, logo)
process.stdout.write(
  JSON.stringify(
    Object.entries(papers).map(([name, { title, file }]) => ({
      name,
      title,
      file: file.toString('base64'),
    })),
  ),
)
