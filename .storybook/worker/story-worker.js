// Answers the calls of stories. What a story is made of is fetched past it: a browser ends a worker that is slow to answer
// on a busy machine, what was on its way fails with it, and a module that failed once fails in every story that follows.
addEventListener('install', event => {
  event.addRoutes?.({ condition: { urlPattern: 'assets/*' }, source: 'network' })
})
importScripts('mockServiceWorker.js')
