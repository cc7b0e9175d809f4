// How much script and style the first opening of /lisa loads, brotli. Run after `vite build`; fails above the limit.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const LIMIT_KIB = 220
const web = resolve(import.meta.dirname, '../web')
const dist = resolve(process.argv[2] ?? resolve(web, 'dist'))
const manifest = JSON.parse(readFileSync(resolve(dist, '.vite/manifest.json'), 'utf8'))

const pages = readFileSync(resolve(web, 'src/app/pages.ts'), 'utf8')
const main = /\baddJob:[^]*?import\('\.\.\/([^']+)'\)/.exec(pages)?.[1]
const roots = ['index.html', 'src/app/shell/Shell.tsx', ...(main ? [`src/${main}`] : [])]

const files = new Set()
const seen = new Set()
function take(key) {
  if (seen.has(key)) return
  seen.add(key)
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the manifest`)
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
  for (const next of chunk.imports ?? []) take(next)
}
roots.forEach(take)

const sized = [...files]
  .filter((file) => /\.(js|css)$/.test(file))
  .map((file) => ({ file, kib: brotliCompressSync(readFileSync(resolve(dist, file))).length / 1024 }))
  .toSorted((a, b) => b.kib - a.kib)
const total = sized.reduce((sum, { kib }) => sum + kib, 0)
for (const { file, kib } of sized) console.log(`${kib.toFixed(1).padStart(7)} KiB  ${file}`)
console.log(
  `${total.toFixed(1).padStart(7)} KiB  in all, at most ${LIMIT_KIB}${main ? '' : ' (/lisa is not built yet)'}`,
)
if (total > LIMIT_KIB) process.exitCode = 1
