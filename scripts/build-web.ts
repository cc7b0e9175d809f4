/** Builds the web part when something it is made of has changed, and compresses what gets smaller by it. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { licenceTexts, lockedPackages } from './licences.ts'
import { root } from './root.ts'
import { run } from './run.ts'

/** Sources of the web part; the demo holds the server and its migrations too, `/uuendused` the changelog. */
const SOURCES = [
  'web',
  'core/src',
  'server/src',
  'server/migrations',
  'CHANGELOG.md',
  'package-lock.json',
  'tsconfig.base.json',
]
const dist = join(root, 'web/dist')
/** A name that is never served; the build empties the folder, so it vanishes with what it stands for. */
const stamp = join(dist, '.built-from')
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
const isSource = (path: string): boolean =>
  !/(^|[\\/])(dist|node_modules|\.vite)([\\/]|$)|\.test\.tsx?$/.test(path)

const filesOf = (source: string): string[] => {
  const path = join(root, source)
  if (extname(source) !== '') return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => isSource(file.slice(root.length)))
    .toSorted()
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesOf)) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

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

const isBuiltFrom = (sources: string): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === sources

/** Whether the web part is there and its sources are those that it was built from. */
export const isWebBuilt = (): boolean => isBuiltFrom(fingerprint())

/** Returns false when the build failed. Nothing is done when the sources are those of the last build. */
export async function buildWeb(): Promise<boolean> {
  const sources = fingerprint()
  if (isBuiltFrom(sources)) return true
  console.log('Building the web part (its sources have changed) …')
  rmSync(stamp, { force: true })
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const code = await run(process.execPath, [vite, 'build', join(root, 'web'), '--logLevel', 'error'], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) return false
  writeFileSync(join(dist, 'licences.txt'), licenceTexts(lockedPackages()))
  const built = readdirSync(dist, { recursive: true, withFileTypes: true })
  const files = built.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))))
  writeFileSync(stamp, sources)
  return true
}
