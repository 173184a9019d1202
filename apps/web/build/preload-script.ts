import { paths } from '../src/address/paths.ts'

type Route = { address: string; files: readonly string[] }

/** All private pages start from one document, so the document itself finds out which code its address needs. */
export function preloadScript(routes: readonly Route[]): string {
  const files = [...new Set(routes.flatMap(route => route.files))]
  const table = routes.map(({ address, files: own }) => [
    `^${address.replace(/:[^/]+/g, '[^/]+')}/?$`,
    own.map(file => files.indexOf(file)),
  ])
  const script =
    `(function(f,t,p){for(var i=0;i<t.length;i++)if(new RegExp(t[i][0]).test(p)){` +
    `t[i][1].forEach(function(n){var l=document.createElement('link');l.rel='modulepreload';` +
    `l.crossOrigin='';l.href=f[n];document.head.append(l)});return}})` +
    `(${JSON.stringify(files)},${JSON.stringify(table)},` +
    `location.pathname===${JSON.stringify(paths.dashboard)}?${JSON.stringify(paths.overview)}:location.pathname)`
  return `<script>${script}</script>`
}
