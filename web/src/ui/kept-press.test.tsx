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
  main.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent))
  return { save, remove, main, pressed, warn: (height: number) => (warnings = height) }
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
