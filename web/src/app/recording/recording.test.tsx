import { RECORDING_LIMITS } from '@vagu/core/reports/recording'
import { readDsn } from '@vagu/core/reports/dsn'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changesOf } from './changes.ts'
import { maskedAttribute, maskedText, maskedValue } from './mask.ts'
import { NumberedNodes } from './nodes.ts'
import { Segments } from './segments.ts'

describe('what may leave a page', () => {
  it('is no letter and no digit of a text, and of an input not even the length', () => {
    expect(maskedText('Mäealune 12,5 ha\n')).toBe('******** **** **\n')
    expect([maskedValue('parool'), maskedValue('')]).toEqual(['***', ''])
  })
  it.each([
    ['class', 'row', 'row'],
    ['type', 'password', 'password'],
    ['aria-expanded', 'true', 'true'],
    ['data-checked', '', ''],
    ['data-density', 'tight', 'tight'],
    ['style', 'height: 40px; transform: translateY(80px)', 'height: 40px; transform: translateY(80px)'],
    ['style', '--button-color: var(--mantine-color-white)', '--button-color: var(--mantine-color-white)'],
    ['style', 'inline-size: 37%; background: #aabbcc', ''],
    ['style', 'background-image: url(/api/images/7); color: red', ''],
    ['style', '--x: "Mäealune"', ''],
  ])('is of %s: %s', (name, value, kept) => expect(maskedAttribute(name, value)).toBe(kept))
  it.each([
    ['placeholder', 'Nimi'],
    ['title', 'Mäealune'],
    ['aria-label', 'Muuda põldu Mäealune'],
    ['aria-labelledby', 'Mari'],
    ['alt', 'Mäealune'],
    ['value', '12'],
    ['href', '/pollud/2026/019e449c'],
    ['src', '/api/images/7'],
    ['id', 'tõnu'],
    ['name', 'worker'],
    ['data-name', 'Mäealune'],
    ['data-id', '019e449c'],
    ['onclick', 'x()'],
  ])('is nothing of %s: %s', (name, value) => expect(maskedAttribute(name, value)).toBeUndefined())
})

describe('what has changed in a page', () => {
  let home: HTMLElement
  let nodes: NumberedNodes
  const records: MutationRecord[] = []
  const observer = new MutationObserver(() => undefined)
  beforeEach(() => {
    home = document.createElement('section')
    document.body.append(home)
    home.innerHTML = '<p>Mari</p><img alt="Mari" src="/m.webp"><svg><path d="M1 2"/></svg>'
    nodes = new NumberedNodes()
    observer.observe(home, { childList: true, characterData: true, attributes: true, subtree: true })
  })
  afterEach(() => {
    observer.disconnect()
    home.remove()
    records.length = 0
  })
  const changes = () => changesOf(observer.takeRecords(), nodes)

  it('begins with all of it: pictures and drawings are places alone', () => {
    const text = JSON.stringify(nodes.treeOf(home))
    expect(text).toContain('"****"')
    expect(text).not.toMatch(/Mari|webp|svg|M1 2/)
  })
  it('is told parent first and the last child first, each with what stands after it', () => {
    nodes.treeOf(home)
    const list = document.createElement('ul')
    list.innerHTML = '<li>üks</li><li>kaks</li>'
    home.prepend(list)
    const adds = changes()?.adds ?? []
    const [ul, second, , first] = adds.map(({ node }) => node)
    expect(adds.map(({ node }) => node.tagName ?? node.textContent)).toEqual([
      'ul',
      'li',
      '****',
      'li',
      '***',
    ])
    expect(adds[0]).toMatchObject({ parentId: nodes.idOf(home), nextId: nodes.idOf(home.querySelector('p')) })
    expect(adds[1]).toMatchObject({ parentId: ul?.id, nextId: null })
    expect(adds[3]).toMatchObject({ parentId: ul?.id, nextId: second?.id })
    expect(first?.tagName).toBe('li')
  })
  it('leaves out what came and went, and tells what was moved as gone and there anew', () => {
    nodes.treeOf(home)
    const brief = document.createElement('b')
    home.append(brief)
    brief.remove()
    expect(changes()).toBeUndefined()
    const text = home.querySelector('p')
    if (!text) throw new Error('no text')
    const before = nodes.idOf(text)
    home.append(text)
    const moved = changes()
    expect(moved?.removes).toEqual([{ parentId: nodes.idOf(home), id: before }])
    expect(moved?.adds.map(({ node }) => node.tagName ?? node.textContent)).toEqual(['p', '****'])
  })
  it('masks changed texts and attributes', () => {
    nodes.treeOf(home)
    const text = home.querySelector('p')
    if (!text?.firstChild) throw new Error('no text')
    text.firstChild.nodeValue = 'Jüri Kask'
    text.title = 'Jüri'
    text.setAttribute('aria-hidden', 'true')
    expect(changes()).toMatchObject({
      texts: [{ value: '**** ****' }],
      attributes: [{ attributes: { 'aria-hidden': 'true' } }],
      adds: [],
    })
  })
})

describe('a recording on its way', () => {
  const address = readDsn('https://key@errors.vagu.test/7')
  if (!address) throw new Error('no address')
  const recorded = { user: { id: 'u', companyName: 'Kase talu' }, release: '1', environment: 'test' }
  const event = (text: string) => ({ type: 3, timestamp: Date.now(), data: { text } })
  const sent = vi.fn<typeof fetch>()
  const onEnd = vi.fn<() => void>()
  const open = () => new Segments({ address, recorded, onEnd })
  beforeEach(() => {
    sent.mockReset().mockImplementation(async () => new Response('{}'))
    onEnd.mockReset()
    vi.stubGlobal('fetch', sent)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('numbers its segments, and sends nothing where nothing happened', async () => {
    const segments = open()
    for (const text of ['*', '**']) {
      segments.add(event(text))
      segments.send()
      segments.send()
    }
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
    const bodies = await Promise.all(
      sent.mock.calls.map(([, init]) => new Response(init?.body ?? null).text()),
    )
    expect(bodies.map((body) => /"segment_id":(\d)/.exec(body)?.[1])).toEqual(['0', '1'])
  })
  it('ends where it is too large or too long, and drops what waits', () => {
    const large = open()
    large.add(event('*'.repeat(RECORDING_LIMITS.segmentSize)))
    expect(onEnd).toHaveBeenCalledOnce()
    large.send()
    const long = open()
    long.add({ ...event('*'), timestamp: Date.now() + RECORDING_LIMITS.ms + 1 })
    expect(onEnd).toHaveBeenCalledTimes(2)
    long.send()
    expect(sent).not.toHaveBeenCalled()
  })
  it('ends where the service refuses or is away', async () => {
    sent.mockImplementation(async () => new Response('{}', { status: 429 }))
    const refused = open()
    refused.add(event('*'))
    refused.send()
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
    sent.mockRejectedValue(new TypeError('no network'))
    const away = open()
    away.add(event('*'))
    away.send()
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(2))
    away.add(event('*'))
    away.send()
    away.sendLast()
    expect(sent).toHaveBeenCalledTimes(2)
  })
  it('sends its last words as they are, where they are few', () => {
    const few = open()
    few.add(event('*'))
    few.sendLast()
    expect(sent.mock.calls[0]?.[1]?.keepalive).toBe(true)
    const many = open()
    many.add(event('*'.repeat(60_001)))
    many.sendLast()
    expect(sent).toHaveBeenCalledOnce()
  })
})
