import { screen } from '@testing-library/react'
import { importRegister, listRegisters } from '@vagu/core/registers/contract'
import { sendEmailProof } from '@vagu/core/users/contract'
import { expect, it } from 'vitest'
import {
  FILE_NAMES,
  type MadeFiles,
  madeFiles,
  uploaded,
} from '../../../../server/src/testing/register-files.ts'
import type { Client } from '../../../../server/src/testing/client.ts'
import type { TestServer } from '../../../../server/src/testing/test-server.ts'
import { newEmail, proven, registered } from '../../../../server/src/testing/visitors.ts'
import { registersText } from '../../entities/registers/text.ts'
import { sessionText } from '../../entities/session/text.ts'
import { ADMIN, openAs } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { adminText } from './text.ts'

/** Products, so many that one broken line is no reason to refuse them all. */
const PRODUCTS = Array.from({ length: 90 }, (_, index) => ({
  number: String(index + 1),
  name: `Toode ${index + 1}`,
}))

/** The admin, whose address one account can have. */
let made: Promise<Client> | undefined
const admin = (server: TestServer): Promise<Client> => (made ??= proven(server, ADMIN))

it('is for admins alone', async () => {
  await openAs((server) => proven(server))
  await renderPage('adminOverview')
  await screen.findByText(adminText.forbidden)
  expect(screen.queryByRole('button', { name: adminText.choose })).toBeNull()
})
it('asks for the proof of the address first', async () => {
  const email = newEmail()
  const farm = await openAs((server) => registered(server, email))
  const { user } = await renderPage('adminOverview')
  await user.click(await screen.findByRole('button', { name: sessionText.sendProof }))
  await screen.findByText(sessionText.proofSent(email))
  expect(farm.sent(sendEmailProof)).toHaveLength(1)
})
it('shows which register the program goes by, and loads that again', async () => {
  const farm = await openAs(admin)
  farm.refuses(listRegisters)
  const { user } = await renderPage('adminOverview')
  await screen.findByText(registersText.loadFailed)
  farm.lets(listRegisters)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  await screen.findByText(registersText.notOfficial)
})
it('tells which file is wrong and where, and takes files over', async () => {
  const farm = await openAs(admin)
  const { user } = await renderPage('adminOverview')
  const choose = async (files: MadeFiles): Promise<void> => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await user.upload(input, uploaded(files))
  }
  await screen.findByText(new RegExp(registersText.origins.starter))

  const whole = madeFiles(PRODUCTS)
  await choose({ ...whole, uses: whole.uses.replace('Kulunorm 1', 'Midagi muud') })
  const refusal = await screen.findByText(adminText.refused)
  expect(refusal.textContent).toContain(FILE_NAMES.uses)
  await screen.findByText(new RegExp(registersText.origins.starter))

  await choose({ ...whole, products: `${whole.products}\n9999,Poolik` })
  await screen.findByText(new RegExp(`^${FILE_NAMES.products}, ${adminText.line(PRODUCTS.length + 2)}`))
  await screen.findByText(new RegExp(registersText.origins.upload))
  screen.getByText(adminText.stored('20.05.2026'))
  expect(farm.sent(importRegister).at(-1)).toEqual({ body: Object.values(FILE_NAMES) })
})
