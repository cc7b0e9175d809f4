import { screen, within } from '@testing-library/react'
import { addJobs } from '@vagu/core/jobs/contract'
import { CATEGORY, JOB } from '@vagu/core/settings/table'
import { afterEach, expect, it } from 'vitest'
import { heapText } from '../../entities/job-form/blocks/heap-text.ts'
import { jobFormText } from '../../entities/job-form/text.ts'
import { placesText } from '../../entities/places/text.ts'
import { openFarm } from '../../testing/farm.ts'
import { JobFormScreen } from '../../testing/job-form.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields, jobOf } from '../../testing/steps.ts'
import { uiText } from '../../ui/text.ts'

const { jobCategory, job } = jobOf(CATEGORY.manureHeap, JOB.heaping)
const PLACE = { lat: 58.6, lng: 25.7 }

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))

async function stackOn(fields: readonly string[]) {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld', 'Mäealune'])
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  await form.chooseJob(jobCategory.name, job.name)
  await form.typeDay('06.05.2026')
  await form.pickFields([...fields])
  return { farm, form, user }
}

it('keeps where a stack stands, which the device tells', async () => {
  const geolocation = {
    getCurrentPosition: (done: PositionCallback) =>
      done({ coords: { latitude: PLACE.lat, longitude: PLACE.lng, accuracy: 4 } } as GeolocationPosition),
  }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation })
  const { farm, form, user } = await stackOn(['Kodupõld'])
  const place = within(await screen.findByRole('group', { name: heapText.place.label }))
  await user.click(place.getByRole('button', { name: placesText.locate }))
  await place.findByText(placesText.at(heapText.place.label, '58,60000; 25,70000'))
  await user.type(await screen.findByRole('textbox', { name: jobFormText.amount }), '80')
  await form.save()
  await screen.findByText(uiText.saved)
  expect(farm.sent(addJobs)).toMatchObject([{ body: [{ heap: { place: PLACE } }] }])
})

it('puts the first mark in the middle of the field by a key, and says where none is kept', async () => {
  const { farm, form, user } = await stackOn(['Kodupõld'])
  const place = within(await screen.findByRole('group', { name: heapText.place.label }))
  const put = await place.findByRole('button', { name: placesText.middle })
  put.focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(place.getByRole('button', { name: placesText.clear }))
  await user.type(await screen.findByRole('textbox', { name: jobFormText.amount }), '80')
  await form.pickFields(['Mäealune'])
  await screen.findByText(`${heapText.oneField} ${heapText.isNotSaved}`)
  await form.pickFields(['Mäealune'])
  await form.save()
  await screen.findByText(uiText.saved)
  const middle = { lat: expect.closeTo(58.401, 4), lng: expect.closeTo(26.502, 4) }
  expect(farm.sent(addJobs)).toMatchObject([{ body: [{ heap: { place: middle } }] }])
})

it('asks for it where one field is chosen', async () => {
  await stackOn(['Kodupõld', 'Mäealune'])
  await screen.findByText(heapText.oneField)
  expect(screen.queryByRole('group', { name: heapText.place.label })).toBeNull()
})
