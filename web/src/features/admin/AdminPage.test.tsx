import { screen } from '@testing-library/react'
import { importRegister, listRegisters } from '@vagu/core/registers/contract'
import { sendEmailProof } from '@vagu/core/users/contract'
import { expect, it } from 'vitest'
import { FILE_NAMES, madeFiles, uploaded } from '../../../../server/src/testing/register-files.ts'
import { proven, registered } from '../../../../server/src/testing/visitors.ts'
import { registersText } from '../../entities/registers/text.ts'
import { sessionText } from '../../entities/session/text.ts'
import { ADMIN, openAs } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { adminText } from './text.ts'

it('is for admins alone', async () => {
  await openAs((server) => proven(server))
  await renderPage('adminOverview')
  await screen.findByText(adminText.forbidden)
})
it('asks for the proof of the address first', async () => {
  const farm = await openAs((server) => registered(server))
  const { user } = await renderPage('adminOverview')
  await user.click(await screen.findByRole('button', { name: sessionText.sendProof }))
  expect(await farm.untilSent(sendEmailProof)).toHaveLength(1)
})
it('shows the register, tells what is wrong in a file, and takes files over', async () => {
  const farm = await openAs((server) => proven(server, ADMIN))
  farm.refuses(listRegisters)
  const { user } = await renderPage('adminOverview')
  await screen.findByText(registersText.loadFailed)
  farm.lets(listRegisters)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  await screen.findByText(registersText.notOfficial)

  const input = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? document.body
  await user.upload(input(), new File(['mingi tekst'], FILE_NAMES.products))
  await screen.findByText(adminText.refused)

  const files = uploaded(madeFiles([{ number: '1', name: 'Tiltor 300' }]))
  await user.upload(input(), files)
  await screen.findByText(adminText.noProblems)
  await screen.findByText(new RegExp(registersText.origins.upload))
  expect(farm.sent(importRegister).at(-1)).toEqual({ body: Object.values(FILE_NAMES) })
})
