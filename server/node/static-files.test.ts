import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staticFiles } from './static-files.ts'

describe('the files of the web part', () => {
  let folder = ''
  let serve: ReturnType<typeof staticFiles>
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    serve(new Request(`http://localhost${path}`, { headers, method }))

  beforeAll(() => {
    const server = mkdtempSync(join(tmpdir(), 'vagu-static-'))
    folder = join(server, 'dist')
    mkdirSync(join(folder, 'assets'), { recursive: true })
    mkdirSync(join(folder, '.vite'))
    writeFileSync(join(server, 'secret.txt'), 'secret')
    for (const [name, text] of Object.entries({
      'index.html': '<!doctype html>Vagu',
      'app.html': '<!doctype html>Vagu, signed in',
      'favicon.svg': '<svg/>',
      'assets/app-AbC123.js': 'let plain',
      'assets/app-AbC123.js.br': 'brotli',
      'assets/app-AbC123.js.gz': 'gzip',
      '.built-from': 'secret',
      '.vite/manifest.json': '{"secret":1}',
    }))
      writeFileSync(join(folder, name), text)
    serve = staticFiles(folder, { isSignedIn: ({ headers }) => headers.has('cookie') })
  })
  afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

  it('are kept for a year when their name holds a hash', async () => {
    const reply = await get('/assets/app-AbC123.js')
    expect(await reply.text()).toBe('let plain')
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })
  it.each(['/', '/index.html', '/favicon.svg'])('%s is asked for again each time', async (path) => {
    const reply = await get(path)
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    const tag = reply.headers.get('etag') ?? ''
    const again = await get(path, { 'if-none-match': tag })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
  })
  it.each([
    ['gzip, deflate, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
    ['brotli', null, 'let plain'],
    ['', null, 'let plain'],
  ])('come as the client takes them: %j', async (accepted, encoding, body) => {
    const reply = await get('/assets/app-AbC123.js', { 'accept-encoding': accepted })
    expect([reply.headers.get('content-encoding'), await reply.text()]).toEqual([encoding, body])
    expect(reply.headers.get('vary')).toBe('accept-encoding')
  })
  it.each([
    '/',
    '/pollud/2026',
    '/pollud/2026/01970000-0000-7000-8000-000000000000',
    '/seaded/v1.2',
    '/%C3%B5',
  ])('screen %s gets the page', async (path) => {
    const reply = await get(path)
    expect([reply.status, await reply.text()]).toEqual([200, '<!doctype html>Vagu'])
    expect(reply.headers.get('cache-control')).toBe('no-cache')
  })
  it('show the page of the app to who is signed in, and caches tell the two apart', async () => {
    const visitor = await get('/lisa')
    const farmer = await get('/lisa', {
      cookie: 'session=1',
      'if-none-match': visitor.headers.get('etag') ?? '',
    })
    expect([farmer.status, await farmer.text()]).toEqual([200, '<!doctype html>Vagu, signed in'])
    expect(farmer.headers.get('vary')).toContain('cookie')
    expect(visitor.headers.get('vary')).toContain('cookie')
  })
  it.each([
    '/assets/app-gone.js',
    '/assets/app-AbC123.js.br/../../secret.txt',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/.vite/manifest.json',
    '/gone.png',
    '/%ff',
  ])('%s is not there', async (path) => {
    const reply = await get(path)
    expect([reply.status, await reply.text()]).toEqual([404, 'Not found'])
  })
  it('never show what begins with a dot', async () => {
    expect(await (await get('/.built-from')).text()).not.toContain('secret')
  })
  it('answer HEAD with the headers alone', async () => {
    const reply = await get('/favicon.svg', {}, 'HEAD')
    expect([reply.status, reply.headers.get('content-length'), await reply.text()]).toEqual([200, '6', ''])
  })
  it.each(['POST', 'PUT', 'DELETE'])('refuse %s', async (method) => {
    const reply = await get('/', {}, method)
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})
