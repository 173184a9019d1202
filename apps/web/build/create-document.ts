import { criticalStyles } from './critical-styles.ts'

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

export type DocumentParts = {
  title: string
  html: string
  /** The files of the page's own code. */
  files: readonly string[]
  /** The source of all code that may draw before the whole stylesheet is there. */
  code: readonly string[]
}

const preload = (file: string) => `<link rel="modulepreload" crossorigin href="${file}">`

/**
 * A pre-rendered page: its own title, the styles it needs inline, its first content, and after that, so that nothing
 * of it waits, its code in one wave. The whole stylesheet comes once the page is alive (see full-styles.ts).
 */
export function createPage(template: Template, parts: DocumentParts & { preview: string }): string {
  const styles = criticalStyles(template.css, [parts.html, ...parts.code])
  const head = `<meta name="full-styles" content="${template.cssFile}">${parts.preview}<style>${styles}</style>`
  return assemble(template, { ...parts, head, after: '' })
}

/** The shell of the private pages: a sign of life, the whole stylesheet, and the code that its address asks for. */
export function createShell(template: Template, parts: DocumentParts & { script: string }): string {
  const head = `<style>${criticalStyles(template.css, [parts.html])}</style>`
  // Behind the first content: it doesn't wait for the stylesheet, but the code does.
  const after = `<link rel="stylesheet" href="${template.cssFile}">${parts.script}`
  return assemble(template, { ...parts, head, after })
}

type Assembled = DocumentParts & { head: string; after: string }

function assemble(template: Template, { title, html, files, head, after }: Assembled): string {
  const code = [...template.preloads, ...files].map(preload).join('') + template.entry
  return template.html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(title)}</title>`)
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${after}${code}`)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
