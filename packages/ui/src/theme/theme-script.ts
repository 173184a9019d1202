// Runs inline in the head of a pre-rendered page, before first paint, so no reader sees the wrong theme flash by.
// Kept as text, free of imports and never built at run time: its hash goes into the content security policy.
export const themeScript =
  "(function(d){var t;try{t=localStorage.getItem('theme')}catch(e){}" +
  "if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  "d.classList.toggle('dark',t==='dark')})(document.documentElement)"
