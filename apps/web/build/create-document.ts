import { firstPaintStyles } from './first-paint-styles.ts'
import { fontFilesOf } from './font-files-of.ts'

export type Template = {
  /** The built index.html without its styles and its code. */
  html: string
  css: string
  /** Where the whole stylesheet is. */
  cssFile: string
  title: string
  /** The script and what it imports. */
  entry: string
  preloads: readonly string[]
}

type DocumentParts = {
  title: string
  html: string
}

type PageParts = DocumentParts & {
  /** The files of the page's own code. */
  files: readonly string[]
  preview: string
  /** What it was rendered with, for the code that takes it over: by the id of its place. */
  data?: Readonly<Record<string, unknown>>
}

const fontPreloads = (files: readonly string[]) =>
  files
    .map(file => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('')

// No script: the policy that holds for those has nothing to say of it.
const dataPlace = ([id, value]: [string, unknown]) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

const preloads = (files: readonly string[]) =>
  files.map(file => `<link rel="modulepreload" crossorigin href="${file}">`).join('')

/**
 * A pre-rendered page: its own title, the styles of its first paint inline, its first content, and after that, so that
 * nothing of it waits, its code, the whole stylesheet and the fonts in one wave (see loading/load-full-styles.ts of @kinfold/app).
 */
export function createPage(template: Template, parts: PageParts): string {
  const head = `${parts.preview}<style>${firstPaintStyles(template.css, parts.html)}</style>`
  const styles = `<link rel="preload" as="style" href="${template.cssFile}">`
  const fonts = fontPreloads(fontFilesOf(template.css, parts.html))
  const code = preloads([...template.preloads, ...parts.files]) + template.entry
  const after =
    Object.entries(parts.data ?? {})
      .map(dataPlace)
      .join('') +
    code +
    styles +
    fonts
  return assemble(template, { ...parts, head, after })
}

/** The shell of the private pages: a sign of life, the whole stylesheet, and the code that its address asks for. */
export function createShell(
  template: Template,
  parts: DocumentParts & { scripts: string },
): string {
  const head = `<style>${firstPaintStyles(template.css, parts.html)}</style>`
  // The scripts come before the stylesheet, which they would otherwise wait for.
  const styles = `<link rel="stylesheet" href="${template.cssFile}">`
  const after = template.entry + preloads(template.preloads) + parts.scripts + styles
  return assemble(template, { ...parts, head, after })
}

type Assembled = DocumentParts & { head: string; after: string }

function assemble(template: Template, { title, html, head, after }: Assembled): string {
  return template.html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(title)}</title>`)
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${after}`)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
