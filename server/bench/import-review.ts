/** One review of a file of parcels beside a farm: what it took, as JSON. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pdfLibrary } from '../node/pdf-library.ts'
import { tasks } from '../src/heavy/tasks.ts'

const [, , file = '', farm = ''] = process.argv
const [bytes, fields] = [new Uint8Array(readFileSync(file)), readFileSync(farm, 'utf8')]
const start = process.cpuUsage()
const review = await tasks.reviewFieldFile(
  { bytes, year: 2026, fields, brought: [], now: Date.now() },
  { random: (count) => randomBytes(count), pdf: pdfLibrary },
)
const { user, system } = process.cpuUsage(start)
// kilobytes; before the review is read here, which a helper does not do
const megabytes = process.resourceUsage().maxRSS / 1024
const ms = (user + system) / 1000
const { rows } = JSON.parse(review) as { rows: unknown[] }
console.log(JSON.stringify({ ms, megabytes, rows: rows.length }))
