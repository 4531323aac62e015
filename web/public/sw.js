// Caches the page itself, so that it opens without a connection, and shows notifications. Tables are never cached.
const SHELF = 'nenuphar-2'
const SHOWN = 'nenuphar-shown'
const MOST_SHOWN = 50
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
      .then((names) =>
        Promise.all(names.filter((name) => name !== SHELF && name !== SHOWN).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (/^\/(api|schema|metrics|healthz)(\/|$)/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(freshPage(request))
  else if (BASICS.includes(pathname)) event.respondWith(fetch(request).catch(() => onShelf(pathname)))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOnce(event))
})

// Every address shows the same page, so one cached copy serves them all.
async function freshPage(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok && isPage(answer)) await keepPage(answer.clone()).catch(unkept)
    return answer
  } catch (error) {
    const kept = await onShelf('/')
    if (kept) return kept
    throw error
  }
}

function onShelf(request) {
  return caches.match(request, { cacheName: SHELF })
}

// A visitor may also open an image by its address.
function isPage(answer) {
  return answer.headers.get('content-type')?.startsWith('text/html')
}

// A failed write, for example because storage is full, must not withhold an answer.
function unkept() {}

// A new version of the page has its own files: those of the old one are deleted.
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

// Files below /assets/ have a digest in their name and never change.
async function keptOnce(event) {
  const { request } = event
  const kept = await onShelf(request).catch(() => undefined)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) event.waitUntil(keep(request, answer.clone()).catch(unkept))
  return answer
}

async function keep(request, answer) {
  const shelf = await caches.open(SHELF)
  await shelf.put(request, answer)
}

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json() ?? {}))
})

// Every message must be shown. One that comes twice has the same id: it takes the place of the first without a sound.
// A new one calls again, also in the place of an old one.
async function show({ title, body, path, tag, off, off_label, id, on, count }) {
  const again = !!id && (await shownBefore().catch(() => [])).includes(id)
  if (on && !again) await fetch(`/api/notifications/on/${encodeURIComponent(on)}`, { method: 'POST' }).catch(unkept)
  if (count && !again) await navigator.setAppBadge?.(count).catch(unkept)
  await self.registration.showNotification(title ?? 'Nénuphar', {
    body,
    tag: tag ?? id,
    renotify: !!tag && !again,
    silent: again,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path: path ?? '/', off },
    actions: off_label ? [{ action: 'off', title: off_label }] : [],
  })
  if (id && !again) await noteShown(id).catch(unkept)
}

async function shownBefore() {
  const shelf = await caches.open(SHOWN)
  return (await (await shelf.match('/shown'))?.json()) ?? []
}

async function noteShown(id) {
  const shown = [id, ...(await shownBefore())].slice(0, MOST_SHOWN)
  const shelf = await caches.open(SHOWN)
  await shelf.put('/shown', new Response(JSON.stringify(shown)))
}

self.addEventListener('notificationclick', (event) => {
  const { path, off } = event.notification.data
  event.notification.close()
  event.waitUntil(event.action === 'off' ? turnOff(off) : openPage(path))
})

// Even without a connection to the server, this browser gets no more messages.
async function turnOff(token) {
  const subscription = await self.registration.pushManager.getSubscription()
  await subscription?.unsubscribe()
  await fetch(`/api/notifications/off/${encodeURIComponent(token)}`, { method: 'POST' }).catch(unkept)
}

async function openPage(path) {
  await navigator.clearAppBadge?.().catch(unkept)
  const pages = await self.clients.matchAll({ type: 'window' })
  const there = pages.find(({ url }) => new URL(url).pathname === path)
  await (there ? there.focus() : self.clients.openWindow(path))
}

// The browser has changed its address at the push service: the server has to know.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(resubscribe(event))
})

async function resubscribe({ newSubscription, oldSubscription }) {
  const made =
    newSubscription ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: oldSubscription?.options.applicationServerKey,
    }))
  const { endpoint, keys } = made.toJSON()
  await fetch('/api/me/notifications/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  })
}
