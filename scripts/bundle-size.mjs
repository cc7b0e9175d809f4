// How much script and style the first opening of /lisa loads, brotli. Run after `vite build`; fails above the limit.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const LIMIT_KIB = 220
const dist = resolve(process.argv[2] ?? resolve(import.meta.dirname, '../web/dist'))
// the page for those who are signed in names every file that its form waits for; the notices above it are named too, and it comes without them
const page = readFileSync(resolve(dist, 'app.html'), 'utf8')
const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file)
const files = new Set(named.filter((file) => !file.startsWith('assets/notices-')))
for (const part of ['index', 'start', 'main-page'])
  if (!named.some((file) => file.startsWith(`assets/${part}-`))) throw new Error(`${part} is not named ahead`)

const sized = [...files]
  .map((file) => ({ file, kib: brotliCompressSync(readFileSync(resolve(dist, file))).length / 1024 }))
  .toSorted((a, b) => b.kib - a.kib)
const total = sized.reduce((sum, { kib }) => sum + kib, 0)
for (const { file, kib } of sized) console.log(`${kib.toFixed(1).padStart(7)} KiB  ${file}`)
console.log(`${total.toFixed(1).padStart(7)} KiB  in all, at most ${LIMIT_KIB}`)
if (total > LIMIT_KIB) process.exitCode = 1
