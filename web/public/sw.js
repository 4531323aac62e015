// Keeps the page itself at hand, so that it opens without a connection; what happens at tables is never kept.
const SHELF = 'nenuphar-1'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.add('/'))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (/^\/(api|schema|metrics|healthz)(\/|$)/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(freshPage(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOnce(request))
})

// Every address shows the same page, so one kept copy serves them all.
async function freshPage(request) {
  const shelf = await caches.open(SHELF)
  try {
    const answer = await fetch(request)
    if (answer.ok) await shelf.put('/', answer.clone())
    return answer
  } catch (error) {
    const kept = await shelf.match('/')
    if (kept) return kept
    throw error
  }
}

// Files below /assets/ carry their fingerprint in the name and never change.
async function keptOnce(request) {
  const shelf = await caches.open(SHELF)
  const kept = await shelf.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await shelf.put(request, answer.clone())
  return answer
}
