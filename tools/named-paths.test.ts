import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectFolder } from './project-folder.ts'

const documents = globSync(['*.md', 'docs/**/*.md', '{apps,packages}/**/*.md'], {
  cwd: projectFolder,
  exclude: ['**/node_modules', '**/dist'],
})

const links = /\]\((?!\w+:|#)([^)#\s]+)(?:#[^)]*)?\)|(?:src|srcset)="([^"]+)"/g
const spans = /`((?:apps|packages|tools|docs|drift|\.storybook)\/[\w./-]+)`/g

it.each(documents)('%s names only what is there', document => {
  const text = readFileSync(path.join(projectFolder, document), 'utf8')
  const linked = [...text.matchAll(links)].map(([, link, source]) =>
    path.join(path.dirname(document), link ?? source ?? ''),
  )
  const named = [...text.matchAll(spans)].map(([, name = '']) => name)
  const gone = [...linked, ...named].filter(file => !existsSync(path.join(projectFolder, file)))
  expect(gone).toEqual([])
})
