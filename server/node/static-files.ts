/** The built web part: a fixed list of files, so that no path reaches anything else. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.ttf': 'font/ttf',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
/** Best first; the build writes such a copy beside each file that gets smaller by it. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const
const YEAR = 'public, max-age=31536000, immutable'
/** Names of files in here carry a hash of their content. */
const HASHED = '/assets/'

interface StaticFile {
  readonly type: string
  readonly tag: string
  readonly encodings: readonly (typeof ENCODINGS)[number][]
  /** The content, or the copy with that ending. */
  readonly read: (ending: string) => Promise<Buffer<ArrayBuffer>>
}

const isServed = (path: string): boolean =>
  !path.split('/').some((part) => part.startsWith('.')) && TYPES[extname(path)] !== undefined

/** The files below a folder by the path they are asked for; files whose name begins with a dot are left out. */
function listFiles(folder: string): Map<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const paths = new Set(names.map((name) => `/${name.split(sep).join('/')}`))
  const files = [...paths].filter(isServed).map((path) => {
    const file = join(folder, path)
    const { size, mtimeMs } = statSync(file)
    const encodings = ENCODINGS.filter(({ ending }) => paths.has(path + ending))
    const tag = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`
    const read = (ending: string) => readFile(file + ending)
    return [path, { type: TYPES[extname(path)] ?? '', tag, encodings, read }] as const
  })
  return new Map(files)
}

/** The page with more in its head, and its copies. */
function pageWith(page: StaticFile, text: string, head: string): StaticFile {
  const content = Buffer.from(text.replace('</head>', () => `${head}</head>`))
  const copies = new Map([
    ['', content],
    ['.br', brotliCompressSync(content)],
    ['.gz', gzipSync(content)],
  ])
  return {
    ...page,
    tag: createHash('sha256').update(content).digest('base64url'),
    encodings: ENCODINGS,
    read: async (ending) => copies.get(ending) ?? content,
  }
}

/** Whether the client takes an encoding: named and not with weight 0. */
function isAccepted(header: string, encoding: string): boolean {
  const named = header.split(',').find((part) => part.trim().toLowerCase().split(';')[0]?.trim() === encoding)
  return named !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(named)
}

async function answer(file: StaticFile, request: Request, cacheControl: string): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = file.encodings.find(({ name }) => isAccepted(accepted, name))
  const etag = `"${file.tag}${encoding?.ending ?? ''}"`
  const headers = new Headers({ etag, 'cache-control': cacheControl, 'content-type': file.type })
  if (file.encodings.length > 0) headers.set('vary', 'accept-encoding')
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  const content = await file.read(encoding?.ending ?? '')
  if (encoding) headers.set('content-encoding', encoding.name)
  headers.set('content-length', String(content.length))
  return new Response(request.method === 'HEAD' ? null : content, { headers })
}

const plain = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } })

/** Additions of the installation to the pages, and who is shown which. */
interface PageOptions {
  /** Markup that is put into the head of each page. */
  readonly head?: string
  /** Whether a request comes from somebody who is signed in: he gets `app.html`, which names the files of the app ahead. */
  readonly isSignedIn?: (request: Request) => boolean
}

const PAGES = ['/index.html', '/app.html'] as const

/**
 * Answers requests for the files of a folder. Any other path that has not the ending of a file gets a page: the
 * addresses of the screens are known to the web part alone.
 */
export function staticFiles(
  folder: string,
  { head = '', isSignedIn = () => false }: PageOptions = {},
): (request: Request) => Promise<Response> {
  const files = listFiles(folder)
  if (head !== '')
    for (const path of PAGES) {
      const built = files.get(path)
      if (built) files.set(path, pageWith(built, readFileSync(join(folder, path), 'utf8'), head))
    }
  const [forVisitors, forApp] = PAGES.map((path) => files.get(path))
  const pageFor = async (request: Request): Promise<Response> => {
    const page = isSignedIn(request) ? (forApp ?? forVisitors) : forVisitors
    if (!page) return plain(404, 'Not found')
    const reply = await answer(page, request, 'no-cache')
    reply.headers.append('vary', 'cookie')
    return reply
  }
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'Method not allowed', { allow: 'GET, HEAD' })
    const path = decodedPath(request.url)
    const file = path === undefined ? undefined : files.get(path)
    if (file) return answer(file, request, path?.startsWith(HASHED) ? YEAR : 'no-cache')
    return path !== undefined && TYPES[extname(path)] === undefined
      ? pageFor(request)
      : plain(404, 'Not found')
  }
}

function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url).pathname)
  } catch {
    return undefined
  }
}
