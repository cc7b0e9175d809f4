import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Providers } from '../app/Providers.tsx'
import { SearchSelect } from './SearchSelect.tsx'

const OPTIONS = [
  { value: 'rye', label: 'Rukis' },
  { value: 'rape', label: 'Raps' },
  { value: 'oats', label: 'Kaer', isDisabled: true },
  { value: 'pea', label: 'Hernes' },
]
const submitted = vi.fn()

function Form({ onCreate }: { readonly onCreate?: (name: string) => void }) {
  const [value, setValue] = useState<string | null>('rape')
  return (
    <Providers env="test">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submitted()
        }}
      >
        <SearchSelect
          label="Kultuur"
          options={OPTIONS}
          value={value}
          onChange={setValue}
          onCreate={onCreate}
        />
        <button type="submit">Valmis</button>
      </form>
    </Providers>
  )
}

const setUp = (onCreate?: (name: string) => void) => {
  submitted.mockClear()
  render(<Form {...(onCreate && { onCreate })} />)
  return { user: userEvent.setup({ delay: null }), box: screen.getByRole<HTMLInputElement>('combobox') }
}
/** Text of the option that screen readers are told of. */
const markedText = (box: HTMLElement): string | undefined =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent ?? undefined

it('opens at the chosen option by a key, walks past what cannot be chosen, and takes by Enter', async () => {
  const { user, box } = setUp()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(markedText(box)).toBe('Raps'))
  expect(box.getAttribute('aria-expanded')).toBe('true')
  // by name: Hernes, Kaer, Raps, Rukis
  await user.keyboard('{ArrowUp}')
  expect(markedText(box)).toBe('Hernes')
  await user.keyboard('{Enter}')
  expect(box.value).toBe('Hernes')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(submitted).not.toHaveBeenCalled()
})

it('takes the first that fits when Enter comes before the list does, and never sends the form', async () => {
  const { user, box } = setUp()
  await user.tab()
  await user.keyboard('ru{Enter}')
  expect(box.value).toBe('Rukis')
  expect(submitted).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(submitted).toHaveBeenCalledTimes(1)
})

it('gives up what was typed by Escape and on leaving', async () => {
  const { user, box } = setUp()
  await user.click(box)
  await user.keyboard('her')
  expect(await screen.findByRole('option', { name: 'Hernes' })).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await user.tab()
  expect(box.value).toBe('Raps')
})

it('offers a new name and says where nothing fits', async () => {
  const create = vi.fn()
  const { user, box } = setUp(create)
  await user.click(box)
  await user.keyboard('tatar')
  await user.click(await screen.findByRole('option', { name: '+ Lisa uus „tatar“' }))
  expect(create).toHaveBeenCalledWith('tatar')
})

it('does not take a disabled option', async () => {
  const { user, box } = setUp()
  await user.click(box)
  const option = await screen.findByRole('option', { name: 'Kaer' })
  expect(option.getAttribute('aria-disabled')).toBe('true')
  await user.click(option)
  expect(box.value).toBe('Raps')
})
