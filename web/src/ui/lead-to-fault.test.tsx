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
