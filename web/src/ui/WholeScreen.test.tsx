import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { closeLast } from './back-closes.ts'
import { WholeScreen } from './WholeScreen.tsx'

it('is what Back closes while it is open, and nothing after', () => {
  const close = vi.fn<() => void>()
  const windowOf = (isOpen: boolean) => (
    <MantineProvider env="test">
      <WholeScreen isOpen={isOpen} title="Kaart" onClose={close}>
        Põllud
      </WholeScreen>
    </MantineProvider>
  )
  const { rerender } = render(windowOf(true))
  screen.getByRole('dialog', { name: 'Kaart' })
  expect(closeLast()).toBe(true)
  expect(close).toHaveBeenCalledOnce()
  rerender(windowOf(false))
  expect(closeLast()).toBe(false)
})
