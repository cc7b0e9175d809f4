import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import * as files from '../lib/save-file.ts'
import { fileButtonLabel, FileButtons } from './FileButtons.tsx'

it('gives the same table as a text and as a workbook', async () => {
  const csv = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined)
  const workbook = vi.spyOn(files, 'saveWorkbookFile').mockImplementation(() => undefined)
  const rows = [
    ['Põld', 'Tulu, €'],
    ['Kodupõld', 1249.31],
  ] as const
  render(
    <MantineProvider>
      <FileButtons tableOf={() => ({ name: 'tasuvus-2026', sheet: 'Tasuvus 2026', rows })} />
    </MantineProvider>,
  )
  const user = userEvent.setup()
  for (const file of ['csv', 'xlsx'] as const)
    await user.click(screen.getByRole('button', { name: fileButtonLabel(file) }))
  expect(csv).toHaveBeenCalledWith('tasuvus-2026.csv', expect.stringContaining('Kodupõld;1249,31'))
  await vi.waitFor(() => expect(workbook).toHaveBeenCalledOnce())
  const [name, bytes = new Uint8Array()] = workbook.mock.lastCall ?? []
  expect(name).toBe('tasuvus-2026.xlsx')
  // a workbook is a ZIP archive
  expect(bytes.slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]))
})
