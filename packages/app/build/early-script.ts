/**
 * What the built pages of both apps run in the head before anything else. Text, because its hash goes into the content
 * security policy; in the words of the oldest browsers, and of those that are older still.
 */
export const earlyScript = [addMissing(), noteLostScript(), noteFalseStart()].join(';')

// What tsconfig.browser.json lets the app use and the oldest browsers lack.
function addMissing(): string {
  return (
    '(function(){function add(to,n,f){to[n]||Object.defineProperty(to,n,{value:f,writable:true,configurable:true})}' +
    'var p=Array.prototype,copy=Array.from;' +
    "add(p,'toSorted',function(by){return copy(this).sort(by)});" +
    "add(p,'toReversed',function(){return copy(this).reverse()});" +
    "add(p,'toSpliced',function(){var a=copy(this);a.splice.apply(a,arguments);return a});" +
    "add(p,'with',function(i,v){var a=copy(this);a[i<0?a.length+i:i]=v;return a});" +
    "add(Map,'groupBy',function(all,of){var m=new Map,i=0;copy(all).forEach(function(each){" +
    'var k=of(each,i++);m.has(k)?m.get(k).push(each):m.set(k,[each])});return m});' +
    "add(Promise,'withResolvers',function(){var r={};" +
    'r.promise=new this(function(resolve,reject){r.resolve=resolve;r.reject=reject});return r})})()'
  )
}

// A page that doesn't start stays as it was painted, or blank: it says so (see src/errors/script-notice.tsx).
function noteLostScript(): string {
  return (
    'function noteStuck(why){var d=document.documentElement;' +
    "d.setAttribute('data-stuck',why);d.removeAttribute('data-waiting');if(window.heldSubmit)scrollTo(0,0)}" +
    "addEventListener('error',function(e){" +
    "if(e.target&&e.target.tagName==='SCRIPT'&&e.target.type==='module')noteStuck('lost')},true)"
  )
}

// A script of the page came and threw before the app had started: this browser lacks what it needs. Code that was fetched
// later and didn't come says so in its message, in each engine.
function noteFalseStart(): string {
  return (
    "addEventListener('error',function(e){var f=e.filename||'';" +
    "if(!window.hasStarted&&f.indexOf(location.origin)===0&&f.indexOf('/assets/')>0)noteStuck('old')});" +
    "addEventListener('unhandledrejection',function(e){if(!window.hasStarted&&e.reason instanceof Error)" +
    "noteStuck(/import|fetch|load/i.test(e.reason.message)?'lost':'old')})"
  )
}
