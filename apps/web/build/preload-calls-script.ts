type PreloadCalls = {
  /** Where the browser keeps the session's token. */
  tokenKey: string
  /** Asked for on every private page. */
  shell: readonly string[]
  overview: readonly string[]
}

/** For the document of the private pages: what they show is asked for while their code is still on its way. */
export function preloadCallsScript({ tokenKey, shell, overview }: PreloadCalls): string {
  const script =
    '(function(k,a,b){var t;try{t=localStorage.getItem(k)}catch(e){}if(!t)return;' +
    "var h='Bearer '+t,r={};" +
    'if(/^\\/dashboard(\\/overview)?\\/?$/.test(location.pathname))a=a.concat(b);' +
    "a.forEach(function(u){r[u]=fetch(u,{headers:{accept:'application/json',authorization:h}});" +
    'r[u].catch(function(){})});' +
    `window.preloadedAnswers={authorization:h,answers:r}})` +
    `(${[tokenKey, shell, overview].map(part => JSON.stringify(part)).join()})`
  return `<script>${script}</script>`
}
