/**
 * Service worker of the shell: it keeps the page and the files with a hash in their names, so that the program stands there at once
 * the next time, over one bar of signal too. What farmers write and read never goes through it: calls are not its business.
 */
import { isPage, isShell } from './ours.ts'

declare const self: ServiceWorkerGlobalScope

/** The build puts in their place what the first opening of `/lisa` loads, and a name for just these files. */
const FILES: readonly string[] = ['__FILES__']
const VERSION = '__VERSION__'

const PREFIX = 'vagu-shell-'
const HERE = PREFIX + VERSION
/** Key of the page; every screen has the same one. */
const PAGE = '/'
const MAIN_PAGE = '/lisa'

async function keep(key: string, reply: Response): Promise<void> {
  const cache = await caches.open(HERE)
  await cache.put(key, reply)
}

/** Keeps what the first opening loads; a tab that is open goes on with the files of its own version. */
async function install(): Promise<void> {
  const cache = await caches.open(HERE)
  await cache.addAll(FILES)
  await freshPage(new Request(MAIN_PAGE))
  await self.skipWaiting()
}

/** Lets the files go that no tab can stand on any more: all but these and those of the version before. */
async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== HERE)
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** The page from the network, kept for the next time. A redirect and a refusal are passed on and not kept. */
async function freshPage(request: Request): Promise<Response> {
  const reply = await fetch(request)
  const isHtml = reply.headers.get('content-type')?.startsWith('text/html') === true
  if (reply.ok && !reply.redirected && isHtml) await keep(PAGE, reply.clone())
  return reply
}

/** The page as it was the last time, while the newest is fetched for the next. */
async function page(event: FetchEvent): Promise<Response> {
  const fresh = freshPage(event.request)
  // an older version has a page too, which is shown only until this one has its own
  const kept = (await (await caches.open(HERE)).match(PAGE)) ?? (await caches.match(PAGE))
  if (!kept) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  return kept
}

/** A file whose name changes with its content. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request.url)
  if (kept) return kept
  const reply = await fetch(request)
  if (reply.ok) await keep(request.url, reply.clone())
  return reply
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (isShell(pathname)) event.respondWith(file(request))
  else if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(page(event))
})
