import { sampleMails } from './sample-mails.ts'

// For Storybook, which is no part of the server: every mail as JSON.
process.stdout.write(JSON.stringify(sampleMails))
