import { waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leadToFault } from './lead-to-fault.ts'

afterEach(() => document.body.replaceChildren())

function formWith(inputs: string) {
  document.body.innerHTML = `<form>${inputs}</form>`
  const form = document.querySelector('form')
  if (!form) throw new Error('no form')
  const input = (name: string) => {
    const found = form.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (!found) throw new Error(`no input ${name}`)
    return found
  }
  return { form, input }
}
const focused = () => document.activeElement?.getAttribute('name')
/** The moment after which a form has drawn what it found. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))

it('leads to the first input with a fault in the order of the screen', async () => {
  const { form } = formWith('<input name=a><input name=b aria-invalid=true><input name=c aria-invalid=true>')
  leadToFault(form)
  await waitFor(() => expect(focused()).toBe('b'))
})
it('leaves the focus where the form put it, on another of the faults', async () => {
  const { form, input } = formWith('<input name=a aria-invalid=true><input name=b aria-invalid=true>')
  input('b').focus()
  leadToFault(form)
  await drawn()
  await drawn()
  expect(focused()).toBe('b')
})
it('waits for what the server refuses', async () => {
  const { form, input } = formWith('<input name=a><input name=b>')
  leadToFault(form)
  await drawn()
  await drawn()
  expect(focused()).toBeNull()
  input('b').setAttribute('aria-invalid', 'true')
  await waitFor(() => expect(focused()).toBe('b'))
})
it('does not take the farmer away from what is typed meanwhile', async () => {
  const { form, input } = formWith('<input name=a><input name=b>')
  leadToFault(form)
  await drawn()
  await drawn()
  input('a').focus()
  input('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))
  input('b').setAttribute('aria-invalid', 'true')
  await drawn()
  expect(focused()).toBe('a')
})
it.each([
  [
    'types at once, before anything is drawn',
    false,
    (a: HTMLElement) => a.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true })),
  ],
  [
    'dictates or pastes',
    true,
    (a: HTMLElement) => a.dispatchEvent(new InputEvent('input', { bubbles: true })),
  ],
  [
    'presses beside the form',
    true,
    () => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
  ],
])('leaves whoever %s where he is', async (_, isDrawn, act) => {
  const { form, input } = formWith('<input name=a><input name=b>')
  leadToFault(form)
  if (isDrawn) await drawn()
  // an event of the same moment as the saving is part of it
  await new Promise((resolve) => setTimeout(resolve, 2))
  input('a').focus()
  act(input('a'))
  input('b').setAttribute('aria-invalid', 'true')
  await drawn()
  await drawn()
  expect(focused()).toBe('a')
})
it('is not ended by the press that saved', async () => {
  const { form, input } = formWith('<input name=a><input name=b>')
  form.addEventListener('keydown', () => leadToFault(form))
  input('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await drawn()
  input('b').setAttribute('aria-invalid', 'true')
  await waitFor(() => expect(focused()).toBe('b'))
})
