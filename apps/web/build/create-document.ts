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

type DocumentParts = {
  title: string
  html: string
}

type PageParts = DocumentParts & {
  /** The files of the page's own code. */
  files: readonly string[]
  /** The source of all code that may draw before the whole stylesheet is there. */
  code: readonly string[]
  preview: string
}

const preloads = (files: readonly string[]) =>
  files.map(file => `<link rel="modulepreload" crossorigin href="${file}">`).join('')

/**
 * A pre-rendered page: its own title, the styles it needs inline, its first content, and after that, so that nothing
 * of it waits, its code in one wave. The whole stylesheet comes once the page is alive (see full-styles.ts).
 */
export function createPage(template: Template, parts: PageParts): string {
  const styles = criticalStyles(template.css, [parts.html, ...parts.code])
  const head = `<meta name="full-styles" content="${template.cssFile}">${parts.preview}<style>${styles}</style>`
  const after = preloads([...template.preloads, ...parts.files]) + template.entry
  return assemble(template, { ...parts, head, after })
}

/** The shell of the private pages: a sign of life, the whole stylesheet, and the code that its address asks for. */
export function createShell(
  template: Template,
  parts: DocumentParts & { scripts: string },
): string {
  const head = `<style>${criticalStyles(template.css, [parts.html])}</style>`
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
