import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { originsOf, reportsHead } from './reports-head.ts'
import { staticFiles } from './static-files.ts'

const ERRORS = 'https://key@errors.vagu.test/7'
const RECORDING = 'https://key@recordings.vagu.test/8'

it('pages are told of no service, or of those that the installation names', () => {
  const none = readConfig({}).reports
  expect([reportsHead(none, '1'), originsOf(none)]).toEqual(['', []])
  const { reports } = readConfig({ VAGU_RECORDING_DSN: RECORDING, VAGU_ERRORS_ENVIRONMENT: 'a"><b' })
  expect(reportsHead(reports, '1')).toBe(
    '<meta name="vagu-reports" content="{&quot;errors&quot;:null,&quot;recording&quot;:&quot;https://key@recordings.vagu.test/8&quot;,&quot;environment&quot;:&quot;a\\&quot;&gt;&lt;b&quot;,&quot;release&quot;:&quot;1&quot;}" />',
  )
  expect(originsOf(readConfig({ VAGU_ERRORS_DSN: ERRORS, VAGU_RECORDING_DSN: RECORDING }).reports)).toEqual([
    'https://errors.vagu.test',
    'https://recordings.vagu.test',
  ])
  expect(() => readConfig({ VAGU_RECORDING_DSN: 'https://recordings.vagu.test' })).toThrow(
    'VAGU_RECORDING_DSN',
  )
})

it('the page carries it at every address, in each of its copies', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vagu-head-'))
  writeFileSync(join(folder, 'index.html'), '<html><head><title>Vagu</title></head></html>')
  const serve = staticFiles(folder, { head: '<meta name="x" content="$&" />' })
  for (const path of ['/', '/index.html', '/pollud/2026'])
    for (const accepted of ['', 'gzip', 'br']) {
      const request = new Request(`http://localhost${path}`, { headers: { 'accept-encoding': accepted } })
      const reply = await serve(request)
      expect(reply.headers.get('content-encoding') ?? '').toBe(accepted)
      const format = accepted === 'gzip' ? new DecompressionStream('gzip') : undefined
      const body = format ? reply.body?.pipeThrough(format) : reply.body
      if (accepted !== 'br')
        expect(await new Response(body ?? null).text()).toBe(
          '<html><head><title>Vagu</title><meta name="x" content="$&" /></head></html>',
        )
    }
  rmSync(folder, { recursive: true })
})
