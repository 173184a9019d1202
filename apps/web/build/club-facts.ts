import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { paths } from '../src/address/paths.ts'

type Club = { name: string; description: string }

/** What other programs show of the club: a preview of a link, the icon on a phone's screen. */
export function previewTags({ name, description }: Club, title: string): string {
  const tags = {
    'og:type': 'website',
    'og:site_name': name,
    'og:title': title,
    'og:description': description,
  }
  const texts = Object.entries(tags).map(
    ([property, content]) => `<meta property="${property}" content="${escapeAttribute(content)}">`,
  )
  return [
    `<meta name="description" content="${escapeAttribute(description)}">`,
    ...texts,
    // Most readers of a preview want the whole address, which only a deployment knows.
    `<meta property="og:image" content="${escapeAttribute(process.env.PUBLIC_URL ?? '')}/share.png">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}

export function writeManifest(folder: string, { name, description }: Club): void {
  const manifest = {
    name,
    short_name: name,
    description,
    id: paths.root,
    scope: paths.root,
    start_url: paths.overview,
    display: 'standalone',
    background_color: '#f7f3eb',
    theme_color: '#f7f3eb',
    icons: [192, 512].map(size => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      // The mark keeps to the middle 60 per cent, so any shape may be cut out.
      purpose: 'any maskable',
    })),
  }
  writeFileSync(path.join(folder, 'manifest.webmanifest'), JSON.stringify(manifest))
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
