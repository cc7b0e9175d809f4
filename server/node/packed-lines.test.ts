import { getRequestListener } from '@hono/node-server'
import { expect, it } from 'vitest'
import { LinePacker, linesIn } from '../src/archives/packed-lines.ts'

it('rows are packed and unpacked in the process that serves, whose answers are not the runtime’s own', async () => {
  // from here on `Response` is the server's
  getRequestListener(() => new Response())
  const packer = new LinePacker()
  await packer.add('{"name":"Kivi"}')
  const found: string[] = []
  for await (const line of linesIn(await packer.end())) found.push(line)
  expect(found).toEqual(['{"name":"Kivi"}'])
})
