import path from 'node:path'
import { demoClubKeys } from '@kinfold/personas/clubs/demo-club-of'
import type { Plugin } from 'vite'
import { printPapers } from './print-papers.ts'

const shownBy = path.join(import.meta.dirname, 'paper-story.tsx')
const clubs = ['own', ...demoClubKeys]

/** Lays each club's papers beside the stories, `papers/own/receipt.pdf`, and their titles in `papers/own/all.json`. */
export function servePapers(): Plugin {
  return {
    name: 'kinfold:papers',
    configureServer({ middlewares }) {
      // Printed anew each time, so that a paper is seen as it was just drawn.
      middlewares.use('/papers', (request, response, next) => {
        const [address = ''] = request.url?.split('?') ?? []
        const club = clubs.find(each => address.startsWith(`/${each}/`))
        const file = club && filesOf(club).get(`papers${address}`)
        if (file === undefined) return next()
        response.setHeader('content-type', address.endsWith('.pdf') ? pdf : json).end(file)
      })
    },
    generateBundle() {
      // A Storybook of some parts alone has no story that shows one, and each club's take a second.
      if (!this.getModuleInfo(shownBy)) return
      for (const [fileName, source] of clubs.flatMap(club => [...filesOf(club)]))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

const pdf = 'application/pdf'
const json = 'application/json'

function filesOf(club: string): ReadonlyMap<string, string | Buffer> {
  const papers = printPapers(club)
  const titles = papers.map(({ name, title }) => ({ name, title }))
  return new Map<string, string | Buffer>([
    ...papers.map(
      ({ name, file }) => [`papers/${club}/${name}.pdf`, Buffer.from(file, 'base64')] as const,
    ),
    [`papers/${club}/all.json`, JSON.stringify(titles)],
  ])
}
