import type { Plugin } from 'vite'
import { printMails } from './print-mails.ts'

/** Lays each mail beside the stories as a page of its own, `mails/payments/failed.html`, and all in `mails/all.json`. */
export function serveMails(): Plugin {
  return {
    name: 'kinfold:mails',
    configureServer({ middlewares }) {
      // Printed anew each time, so that a template is seen as it was just written.
      middlewares.use('/mails', (request, response, next) => {
        const page = pagesOf(printMails()).get(`mails${request.url?.split('?')[0]}`)
        if (page === undefined) return next()
        response.setHeader('content-type', page.startsWith('{') ? json : html).end(page)
      })
    },
    generateBundle() {
      for (const [fileName, source] of pagesOf(printMails()))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

const html = 'text/html; charset=utf-8'
const json = 'application/json'

function pagesOf(mails: ReturnType<typeof printMails>): ReadonlyMap<string, string> {
  const each = Object.entries(mails).flatMap(([group, named]) =>
    Object.entries(named).map(
      ([name, mail]) => [`mails/${group}/${name}.html`, mail.html] as const,
    ),
  )
  return new Map([...each, ['mails/all.json', JSON.stringify(mails)]])
}
