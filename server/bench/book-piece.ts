/** A book built and printed in one format, in a process of its own as a helper does it; what it took, as JSON. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { BookFormat } from '@vagu/core/book/schema'
import { pdfLibrary } from '../node/pdf-library.ts'
import { tasks } from '../src/heavy/tasks.ts'

const [, , file = '', name] = process.argv
const format = BookFormat.parse(name)
const facts = readFileSync(file, 'utf8')
const tools = { random: (count: number) => randomBytes(count), pdf: pdfLibrary }
const printing = {
  code: 'AB12-CD34-EF56-GH78',
  madeAt: new Date().toISOString(),
  program: 'Vagu',
  checkAddress: 'https://vagu.example',
}

const [start, cpu] = [performance.now(), process.cpuUsage()]
const { packed } = await tasks.makeBook({ facts })
const bytes = await tasks.printBook({ packed, format, printing }, tools)
const { user, system } = process.cpuUsage(cpu)
console.log(
  JSON.stringify({
    ms: performance.now() - start,
    cpu: (user + system) / 1000,
    // kilobytes, of the whole process
    megabytes: process.resourceUsage().maxRSS / 1024,
    size: bytes.length,
  }),
)
