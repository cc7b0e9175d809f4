import { expect, it, vi } from 'vitest'
import { keepPresses } from './kept-press.ts'

/** Two buttons under each other on a page that tells what was pressed, and warnings that move both. */
function pageOf() {
  const page = document.implementation.createHTMLDocument()
  keepPresses(page)
  page.body.innerHTML = '<main><button>Salvesta</button><button>Kustuta</button></main>'
  const [save, remove] = page.querySelectorAll('button')
  const main = page.querySelector('main')
  if (!save || !remove || !main) throw new Error('the page has not come')
  let warnings = 0
  for (const [place, top] of [
    [save, 100],
    [remove, 140],
  ] as const)
    vi.spyOn(place, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top + warnings, 100, 40))
  const pressed: string[] = []
  const clicks: MouseEvent[] = []
  main.addEventListener('click', (event) => {
    pressed.push((event.target as Element).textContent)
    clicks.push(event)
  })
  return { save, remove, main, pressed, clicks, warn: (height: number) => (warnings = height) }
}

const AT = { bubbles: true, composed: true, cancelable: true, clientX: 50, clientY: 120 }
const down = (place: Element, change: PointerEventInit = {}) =>
  place.dispatchEvent(new PointerEvent('pointerdown', { ...AT, isPrimary: true, button: 0, ...change }))
const up = (place: Element, change: PointerEventInit = {}) =>
  place.dispatchEvent(new PointerEvent('pointerup', { ...AT, isPrimary: true, button: 0, ...change }))
const click = (place: Element, change: MouseEventInit = {}) =>
  place.dispatchEvent(new MouseEvent('click', { ...AT, detail: 1, ...change }))

it('presses a button that warnings moved away while it was held down', () => {
  const { save, main, pressed, warn } = pageOf()
  down(save)
  warn(200)
  up(main)
  click(main)
  expect(pressed).toEqual(['Salvesta'])
})
it('never presses what came under a finger instead', () => {
  const { save, remove, pressed, warn } = pageOf()
  down(remove, { clientY: 160 })
  warn(40)
  up(remove, { clientY: 160 })
  click(save)
  expect(pressed).toEqual(['Kustuta'])
})
it('leaves a press alone that ends on the button, moved or not', () => {
  const { save, pressed, warn } = pageOf()
  down(save)
  warn(10)
  up(save)
  click(save)
  expect(pressed).toEqual(['Salvesta'])
})
it('gives up a press that the hand took elsewhere', () => {
  const { save, main, pressed, warn } = pageOf()
  down(save)
  warn(200)
  up(main, { clientX: 57 })
  click(main)
  expect(pressed).toEqual(['SalvestaKustuta'])
})
it('gives up a press beside a button that stayed', () => {
  const { save, main, pressed } = pageOf()
  down(save)
  up(main)
  click(main)
  expect(pressed).toEqual(['SalvestaKustuta'])
})
it('does not take a button for moved that sinks a little while it is held down', () => {
  const { save, main, pressed, warn } = pageOf()
  down(save)
  warn(-1)
  up(main)
  click(main)
  expect(pressed).toEqual(['SalvestaKustuta'])
})
it('clicks as the hand did: with its keys, its place and its count', () => {
  const { save, main, clicks, warn } = pageOf()
  down(save)
  warn(200)
  up(main)
  click(main, { shiftKey: true })
  expect(clicks).toMatchObject([{ shiftKey: true, detail: 1, clientX: 50, clientY: 120 }])
})
it('gives the focus to an input that was pressed, as its click would have', () => {
  const { save, main, warn } = pageOf()
  const input = save.ownerDocument.createElement('input')
  save.replaceWith(input)
  const focused = vi.spyOn(input, 'focus').mockReturnValue()
  let top = 100
  vi.spyOn(input, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 100, 40))
  down(input)
  top = 300
  warn(200)
  up(main)
  click(main)
  expect(focused).toHaveBeenCalledWith({ preventScroll: true })
})
it('presses nothing that is hidden or locked by now', () => {
  const { save, remove, main, pressed, warn } = pageOf()
  down(save)
  vi.spyOn(save, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 0, 0))
  up(main)
  click(main)
  down(remove)
  warn(200)
  remove.disabled = true
  up(main)
  click(main)
  expect(pressed).toEqual(['SalvestaKustuta', 'SalvestaKustuta'])
})
it('gives up a press that the browser took for a scroll', () => {
  const { save, main, pressed, warn } = pageOf()
  down(save)
  warn(200)
  save.dispatchEvent(new PointerEvent('pointercancel', AT))
  click(main)
  expect(pressed).toEqual(['SalvestaKustuta'])
})
it('presses nothing that is gone', () => {
  const { save, main, pressed, warn } = pageOf()
  down(save)
  warn(200)
  save.remove()
  up(main)
  click(main)
  expect(pressed).toEqual(['Kustuta'])
})
it('presses nothing that says something else by now', () => {
  const { save, main, pressed, warn } = pageOf()
  down(save)
  warn(200)
  save.textContent = 'Kustuta kõik'
  up(main)
  click(main)
  expect(pressed).toEqual(['Kustuta kõikKustuta'])
})
it('leaves other buttons of a mouse and other fingers alone', () => {
  const { save, main, pressed, warn } = pageOf()
  down(save, { button: 2 })
  warn(200)
  up(main)
  click(main)
  down(save, { isPrimary: false })
  warn(300)
  click(main)
  expect(pressed).toEqual(['SalvestaKustuta', 'SalvestaKustuta'])
})
it('leaves keys alone, which click without a count', () => {
  const { save, remove, pressed, warn } = pageOf()
  down(save)
  warn(200)
  click(remove, { detail: 0 })
  expect(pressed).toEqual(['Kustuta'])
})
