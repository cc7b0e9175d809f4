/** Builds the web part when something it is made of has changed, and compresses what gets smaller by it. */
import { readdirSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Built, keepBuilt, runVite } from './built.ts'
import { licenceTexts, lockedPackages } from './licences.ts'
import { root } from './root.ts'

/** The demo holds the server and its migrations too, `/uuendused` the changelog. */
const WEB: Built = {
  folder: 'web/dist',
  sources: [
    'web',
    'core/src',
    'agency/src',
    'server/src',
    'server/migrations',
    'CHANGELOG.md',
    'package-lock.json',
    'tsconfig.base.json',
  ],
}
const dist = join(root, WEB.folder)
const COMPRESSIBLE = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
])

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, best),
    promisify(gzip)(content, { level: 9 }),
  ])
  if (br.length < content.length) await writeFile(`${file}.br`, br)
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz)
}

/** Returns false when the build failed. Nothing is done when the sources are those of the last build. */
export const buildWeb = (): Promise<boolean> =>
  keepBuilt(WEB, async () => {
    console.log('Building the web part (its sources have changed) …')
    if (!(await runVite('web'))) return false
    writeFileSync(join(dist, 'licences.txt'), licenceTexts(lockedPackages()))
    const built = readdirSync(dist, { recursive: true, withFileTypes: true })
    const files = built.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))))
    return true
  })
