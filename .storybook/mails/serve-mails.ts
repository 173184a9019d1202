import path from 'node:path'
import { demoClubKeys } from '@kinfold/personas/clubs/demo-club-of'
import type { Plugin } from 'vite'
import { printMails } from './print-mails.ts'

const shownBy = path.join(import.meta.dirname, 'mail-page.tsx')
const clubs = ['own', ...demoClubKeys]

/** Lays each club's mails beside the stories as pages, `mails/own/payments/failed.html`, and all in `mails/own/all.json`. */
export function serveMails(): Plugin {
  return {
    name: 'kinfold:mails',
    configureServer({ middlewares }) {
      // Printed anew each time, so that a template is seen as it was just written.
      middlewares.use('/mails', (request, response, next) => {
        const [address = ''] = request.url?.split('?') ?? []
        const club = clubs.find(each => address.startsWith(`/${each}/`))
        const page = club && pagesOf(club).get(`mails${address}`)
        if (page === undefined) return next()
        response.setHeader('content-type', page.startsWith('{') ? json : html).end(page)
      })
    },
    generateBundle() {
      // A Storybook of some parts alone has no story that shows one, and each club's take a second.
      if (!this.getModuleInfo(shownBy)) return
      for (const [fileName, source] of clubs.flatMap(club => [...pagesOf(club)]))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

const html = 'text/html; charset=utf-8'
const json = 'application/json'

function pagesOf(club: string): ReadonlyMap<string, string> {
  const mails = printMails(club)
  const each = Object.entries(mails).flatMap(([group, named]) =>
    Object.entries(named).map(
      ([name, mail]) => [`mails/${club}/${group}/${name}.html`, mail.html] as const,
    ),
  )
  return new Map([...each, [`mails/${club}/all.json`, JSON.stringify(mails)]])
}
