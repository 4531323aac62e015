// Keeps the page itself at hand, so that it opens without a connection; what happens at tables is never kept.
const SHELF = 'nenuphar-2'
const BASICS = ['/theme.js', '/icon.svg', '/icon-192.png', '/manifest.webmanifest']

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.addAll(['/', ...BASICS]))
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
  else if (BASICS.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOnce(event))
})

// Every address shows the same page, so one kept copy serves them all.
async function freshPage(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok && isPage(answer)) await keepPage(answer.clone()).catch(unkept)
    return answer
  } catch (error) {
    const kept = await caches.match('/')
    if (kept) return kept
    throw error
  }
}

// Somebody may also open a picture by its address.
function isPage(answer) {
  return answer.headers.get('content-type')?.startsWith('text/html')
}

// What cannot be kept, say because there is no room, is no reason to withhold an answer.
function unkept() {}

// A page that has changed brings files of its own: those of the old one are thrown away.
async function keepPage(answer) {
  const shelf = await caches.open(SHELF)
  const kept = await shelf.match('/')
  const changed = kept && (await kept.text()) !== (await answer.clone().text())
  if (changed) {
    const files = (await shelf.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'))
    await Promise.all(files.map((file) => shelf.delete(file)))
  }
  await shelf.put('/', answer)
}

// Files below /assets/ carry their fingerprint in the name and never change.
async function keptOnce(event) {
  const { request } = event
  const kept = await caches.match(request).catch(() => undefined)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) event.waitUntil(keep(request, answer.clone()).catch(unkept))
  return answer
}

async function keep(request, answer) {
  const shelf = await caches.open(SHELF)
  await shelf.put(request, answer)
}
