import { screen, waitFor, within } from '@testing-library/react'
import { getStatus } from '@vagu/core/status/contract'
import { ignoreWarning } from '@vagu/core/warnings/contract'
import { getAuth } from '@vagu/core/users/contract'
import { chemicalCertificationEnded } from '@vagu/core/warnings/rules/chemical-certification-ended/rule'
import { harvestDelayIgnored } from '@vagu/core/warnings/rules/harvest-delay-ignored/rule'
import { addWorker } from '@vagu/core/workers/contract'
import { expect, it } from 'vitest'
import { verdictDetailsText } from '../../entities/verdicts/details-text.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addEarlyHarvest } from '../../testing/steps.ts'
import { uiText } from '../../ui/text.ts'
import { warningsText } from './text.ts'

/** The card of a warning, found by the title of its rule. */
async function cardOf(title: string, region: string = warningsText.title): Promise<HTMLElement> {
  const place = within(await screen.findByRole('region', { name: region }))
  const [card] = (await place.findAllByRole('listitem')).filter((each) => each.textContent.includes(title))
  if (!card) throw new Error(`there is no card of ${title}`)
  return card
}
const buttonIn = (place: HTMLElement, name: string | RegExp) => within(place).getByRole('button', { name })

it('says that all is clear where nothing stands against the rules', async () => {
  await openFarm()
  await renderPage('warnings')
  await screen.findByText(warningsText.allClear)
})
it('warns of a worker whose certificate has ended, and leads to him and to the rule', async () => {
  const farm = await openFarm()
  const certificate = { chemicalCertification: true, chemicalWorkerLicenceEndDate: '2024-05-01' }
  const { _id: id } = await farm.does(addWorker, { body: { name: 'Jaan Tamm', ...certificate } })
  const { user, address } = await renderPage('warnings')
  const card = await cardOf(chemicalCertificationEnded.title)
  expect(card.textContent).toContain('Jaan Tamm')
  expect(card.textContent).toContain(`${verdictDetailsText.deadline}01.05.2024`)
  const worker = within(card).getByRole('link', { name: new RegExp(`^${warningsText.openPage.workers}`) })
  expect(worker.getAttribute('href')).toBe(`${ROUTES.workers}#${id}`)
  await user.click(
    within(card).getByRole('link', { name: warningsText.whyOf(chemicalCertificationEnded.title) }),
  )
  await waitFor(() => expect(address()).toBe(`${ROUTES.help}#${chemicalCertificationEnded.id}`))
})
it('loads the warnings again where they could not be loaded', async () => {
  const farm = await openFarm()
  await addEarlyHarvest(farm)
  farm.refuses(getStatus)
  const { user } = await renderPage('warnings')
  await screen.findByRole('alert', { name: warningsText.loadFailed })
  farm.lets(getStatus)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  await cardOf(harvestDelayIgnored.title)
})
it('hides a warning with its reason, and shows it again', async () => {
  const farm = await openFarm()
  await addEarlyHarvest(farm)
  const { user } = await renderPage('warnings')
  const card = await cardOf(harvestDelayIgnored.title)
  await user.click(buttonIn(card, new RegExp(`^${warningsText.delete}`)))
  const dialog = await screen.findByRole('dialog', { name: warningsText.reasonTitle })
  const [reason] = warningsText.reasons
  await user.click(buttonIn(dialog, reason))
  await user.click(buttonIn(dialog, warningsText.delete))
  await screen.findByText(warningsText.deleted)
  expect(farm.sent(ignoreWarning)).toMatchObject([{ body: { reason } }])
  await waitFor(() => expect(card.isConnected).toBe(false))

  await user.click(screen.getByRole('button', { name: warningsText.hiddenTitle }))
  const hidden = await cardOf(harvestDelayIgnored.title, warningsText.hiddenTitle)
  expect(hidden.textContent).toContain(reason)
  await user.click(buttonIn(hidden, new RegExp(`^${warningsText.showAgain}`)))
  await screen.findByText(warningsText.shownAgain)
  await screen.findByText(warningsText.noneHidden)
  await cardOf(harvestDelayIgnored.title)
})
it('keeps a comment below its warning, with who said it, and takes it back', async () => {
  const farm = await openFarm()
  const certificate = { chemicalCertification: true, chemicalWorkerLicenceEndDate: '2024-05-01' }
  await farm.does(addWorker, { body: { name: 'Jaan Tamm', ...certificate } })
  const { email } = await farm.does(getAuth, {})
  const { user } = await renderPage('warnings')
  const { title } = chemicalCertificationEnded
  const card = await cardOf(title)
  await user.click(buttonIn(card, warningsText.commentOn(title)))
  const opener = buttonIn(card, warningsText.commentOn(title))
  expect(opener).toHaveProperty('disabled', true)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  await user.type(within(card).getByLabelText(warningsText.commentLabel), 'Uuendame juunis.')
  await user.click(buttonIn(card, warningsText.saveComment))
  await waitFor(() => expect(opener).toHaveProperty('disabled', false))
  const said = await within(card).findByRole('list', { name: warningsText.commentsOn(title) })
  expect(said.textContent).toContain('Uuendame juunis.')
  expect(said.textContent).toContain(email)
  await user.click(buttonIn(said, warningsText.takeCommentBack))
  await waitFor(() => expect(card.textContent).not.toContain('Uuendame juunis.'))
})
