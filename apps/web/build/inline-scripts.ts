import { earlyScript } from '@kinfold/app/build/early-script'
import { themeScript } from '@kinfold/ui/theme-script'

/**
 * What runs in the head before first paint. Text, because its hash goes into the content security policy.
 * `tokenKey` is where the browser keeps the session's token.
 */
export function inlineScript(tokenKey: string): string {
  return [earlyScript, themeScript, waitWhenSignedIn(tokenKey), holdEarlySubmit].join(';')
}

// A member who is signed in has no use for a public page: it stays hidden until the app has taken over.
function waitWhenSignedIn(tokenKey: string): string {
  return (
    '(function(d){try{if(/^\\/(auth(\\/|$)|$)/.test(location.pathname)&&' +
    `localStorage.getItem(${JSON.stringify(tokenKey)}))d.setAttribute('data-waiting','')}catch(e){}})` +
    '(document.documentElement)'
  )
}

// The browser itself would submit a form before the page is hydrated.
const holdEarlySubmit =
  "addEventListener('submit',function(e){if(window.heldSubmit!==null){e.preventDefault();window.heldSubmit=e.target;if(document.documentElement.hasAttribute('data-stuck'))scrollTo(0,0)}},true)"
