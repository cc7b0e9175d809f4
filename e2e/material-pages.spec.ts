/** The pages of materials: from the register into the list, changed with the jobs that carry it, deleted and back. */
import { addJobs } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import { messageOf } from '@vagu/core/messages'
import { listMaterials } from '@vagu/core/materials/contract'
import type { Material } from '@vagu/core/materials/schema'
import { harvestDelayIgnored } from '@vagu/core/warnings/rules/harvest-delay-ignored/rule'
import { harvest, spraying } from '../server/src/testing/farm.ts'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { materialsText } from '../web/src/entities/materials/text.ts'
import { linkedText } from '../web/src/features/materials/linked/text.ts'
import { materialsPageText } from '../web/src/features/materials/text.ts'
import { warningsText } from '../web/src/features/warnings/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { chooseOption } from './choose-option.ts'
import type { FarmApi } from './farm-api.ts'
import { addCertifiedWorker, addFields } from './farm.ts'
import { expect, test } from './home.ts'
import { MaterialsScreen } from './materials-screen.ts'

const PRODUCT = 'Prosaro'
const LONGER_DELAY = '70'

/** A spraying with the material, and a harvest two months later. */
async function sprayAndHarvest(farm: FarmApi, material: Material): Promise<void> {
  const [fieldId = ''] = await addFields(farm, ['Kodupõld'])
  const workerId = await addCertifiedWorker(farm)
  const on = (date: string) => ({ area: 5, date, endDate: date })
  const requisites = [{ ...material, requisiteId: material._id, amount: 1, unit: 'l/ha' }]
  const body = [
    { ...spraying(fieldId, workerId), ...on('2025-06-01'), requisites },
    { ...harvest(fieldId), ...on('2025-08-01') },
  ]
  await farm.call(addJobs, { body: body.map((job) => JobDraft.parse(job)) })
}

test('a product of the register is changed, its jobs take that over, and the warning appears', async ({
  page,
  farm,
}) => {
  const screen = new MaterialsScreen(page, 'chemical')
  await screen.open()
  await expect(page.getByRole('heading', { name: materialsPageText.emptyTitle.chemical })).toBeVisible()
  await screen.add()
  await screen.takeOffered('pros', PRODUCT)
  await expect(screen.input(materialsText.harvestDelayDays)).not.toHaveValue('')
  await screen.save()
  await expect(page.getByText(uiText.saved)).toBeVisible()
  await expect(screen.row(PRODUCT)).toBeVisible()

  const [stored] = await farm.call(listMaterials, {})
  if (!stored) throw new Error('the material was not stored')
  await sprayAndHarvest(farm, stored)
  await screen.open()
  await screen.edit(PRODUCT)
  await screen.input(materialsText.harvestDelayDays).fill(LONGER_DELAY)
  await screen.save()
  const update = screen.linked.getByRole('button', { name: linkedText.update })
  await expect(update).toBeDisabled()
  await screen.linked.getByRole('button', { name: linkedText.selectAll }).click()
  await expect(
    screen.linked.getByText(`${linkedText.keys.harvestDelayDays}: ${stored.harvestDelayDays}`),
  ).toBeVisible()
  await expect(screen.linked.getByText(linkedText.appear(1))).toBeVisible()
  await update.click()
  await expect(page.getByText(linkedText.updated)).toBeVisible()
  await expect(screen.linked).toBeHidden()
  await expect(page.getByRole('button', { name: PRODUCT, exact: true })).toBeFocused()

  await page.goto(ROUTES.warnings)
  const region = page.getByRole('region', { name: warningsText.title, exact: true })
  await expect(region.getByRole('listitem').filter({ hasText: harvestDelayIgnored.title })).toContainText(
    PRODUCT,
  )
})

test('a seed says its certificate and number, unless it is the farm’s own', async ({ signedIn: page }) => {
  const screen = new MaterialsScreen(page, 'seed')
  await screen.open()
  await screen.add()
  await screen.name.fill('Minu nisu')
  await chooseOption(
    screen.dialog.getByRole('combobox', { name: materialsText.crop }),
    'talinisu',
    page.getByRole('option', { name: 'Talinisu' }).first(),
  )
  await screen.save()
  await expect(screen.dialog.getByText(messageOf('required'))).toHaveCount(1)
  const certificate = screen.dialog.getByRole('combobox', { name: materialsText.certificate })
  await expect(certificate).toBeFocused()
  await chooseOption(certificate, 'C1', page.getByRole('option', { name: 'C1', exact: true }))
  await screen.save()
  await expect(screen.input(materialsText.batchNo)).toBeFocused()
  await chooseOption(certificate, 'OTS', page.getByRole('option', { name: materialsText.certificateOwn }))
  await screen.save()
  await expect(screen.row('Minu nisu')).toContainText('OTS')
})
