export type Template = {
  /** The built index.html without its stylesheet. */
  html: string
  css: string
  title: string
}

export type DocumentParts = { title: string; html: string; preloads: readonly string[] }

/** One page as a whole: its own title, styles inline, the code it needs fetched in one wave, and its first content. */
export function createDocument(template: Template, parts: DocumentParts): string {
  const preloads = parts.preloads.map(
    href => `<link rel="modulepreload" crossorigin href="${href}">`,
  )
  return template.html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(parts.title)}</title>`)
    .replace('</head>', () => `<style>${template.css}</style>${preloads.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${parts.html}</div>`)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
