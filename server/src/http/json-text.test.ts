import { expect, it } from 'vitest'
import { joinedBytes, jsonInParts, JsonText, narrowJson } from './json-text.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

it('is the same as text and as bytes, whichever it was made of', () => {
  const json = '{"name":"Õunapõld „Suur“"}'
  expect(new JsonText(bytesOf(json)).text).toBe(json)
  expect(new JsonText(json).bytes).toEqual(bytesOf(json))
})
it('encodes a kept reply once', () => {
  const reply = new JsonText('[]')
  expect(reply.bytes).toBe(reply.bytes)
})
it('is wrapped once, and its bytes stay what they are', () => {
  const reply = new JsonText('[1,"õ"]')
  expect(reply.wrapped).toEqual(bytesOf('{"data":[1,"õ"]}'))
  expect(reply.wrapped).toBe(reply.wrapped)
  expect(reply.bytes).toEqual(bytesOf('[1,"õ"]'))
  expect(reply.text).toBe('[1,"õ"]')
})
it('joins pieces in their order', () =>
  expect(joinedBytes([bytesOf('[1'), bytesOf(','), bytesOf('2]')])).toEqual(bytesOf('[1,2]')))
it('says the same with escapes, and has no character beyond Latin-1', () => {
  const value = { text: '„Kaer“ – õ 😀', list: ['Ž'] }
  const narrow = narrowJson(JSON.stringify(value))
  expect(JSON.parse(narrow)).toEqual(value)
  expect(narrow).not.toMatch(/[\u0100-\uffff]/)
})
it('says the same as text after it was encoded', () => {
  const reply = new JsonText('["õ"]')
  expect([reply.bytes, reply.text]).toEqual([bytesOf('["õ"]'), '["õ"]'])
})
it.each([0, 1, 250, 251, 700])(
  'writes an object with a list of %i in parts, as it would be in one',
  async (count) => {
    const rows = Array.from({ length: count }, (_, i) => ({ i, name: `Õu „${i}“`, none: null }))
    const parts = async function* () {
      yield []
      for (let i = 0; i < count; i += 250) yield rows.slice(i, i + 250)
    }
    const whole = await jsonInParts({ year: 2026 }, { name: 'rows', parts: parts() })
    const text = JSON.stringify({ year: 2026, rows })
    expect(await new Response(whole.sent).text()).toBe(`{"data":${text}}`)
    expect(whole.wrapped).toEqual(bytesOf(`{"data":${text}}`))
    expect(whole.sent).toBe(whole.wrapped)
    expect(whole.text).toBe(text)
    const alone = await jsonInParts({}, { name: 'rows', parts: parts() })
    expect([alone.text, new TextDecoder().decode(alone.bytes)]).toEqual(
      Array(2).fill(JSON.stringify({ rows })),
    )
  },
)
