import { screen, waitFor, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { listJobs } from '@vagu/core/jobs/batch-contract'
import { addJob } from '@vagu/core/jobs/contract'
import {
  addWorkTime,
  changeWorkTime,
  listWorkTimes,
  payWorkPeriod,
  toggleWorkTimePaid,
} from '@vagu/core/work-times/contract'
import { addWorker, deleteWorker } from '@vagu/core/workers/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { personWith } from '../../../../server/src/testing/people.ts'
import { openAs, openFarm, type Farm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { openingMonth } from './WorkTimePage.tsx'
import { workTimeText as text } from './text.ts'

beforeEach(() => localStorage.clear())

const worker = async (farm: Farm, name = 'Mari Kask', hourlyRate: number | null = 10) =>
  (await farm.does(addWorker, { body: { name, hourlyRate } }))._id
const day = (workerId: string, over: object = {}) => ({
  body: { workerId, date: '2026-05-04', start: '08:00', end: '16:30', breakMinutes: 30, ...over },
})
const stored = async (farm: Farm) => farm.does(listWorkTimes, { query: {} })
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))
const openMonth = async (user: Awaited<ReturnType<typeof renderPage>>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: text.open(name) }))
  return within(await screen.findByRole('dialog'))
}

it('opens on the month of today, and on the last of a year that is over', () => {
  expect(openingMonth(2026, '2026-05-20')).toBe('2026-05')
  expect(openingMonth(2027, '2026-11-23')).toBe('2026-11')
  expect(openingMonth(2026, '2026-11-23')).toBe('2026-11')
  expect(openingMonth(2025, '2026-05-20')).toBe('2025-12')
})

it('says what is missing where nobody works on the farm', async () => {
  await openFarm()
  await renderPage('workTime')
  await screen.findByText(text.noWorkersTitle)
})

it('loads what could not be loaded', async () => {
  const farm = await openFarm()
  await worker(farm)
  farm.refuses(listWorkTimes)
  const { user } = await renderPage('workTime')
  await screen.findByText(text.loadFailed)
  farm.lets(listWorkTimes)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  await screen.findByText(text.emptyMonth)
})

it('shows hours, pay, what is unpaid and empty days of the month; what has no rate is named', async () => {
  const farm = await openFarm()
  const [mari, jaan] = [await worker(farm), await worker(farm, 'Jaan Tamm', null)]
  await farm.does(addWorkTime, day(mari))
  await farm.does(addWorkTime, day(mari, { date: '2026-05-05', end: '08:20', breakMinutes: 0 }))
  await farm.does(addWorkTime, day(jaan))
  await renderPage('workTime')
  const row = await rowOf(/Mari Kask/)
  row.getByText('8 h 20 min')
  expect(row.getAllByText(/83,33/)).toHaveLength(2)
  row.getByText('11 päeva')
  expect((await rowOf(/Jaan Tamm/)).getAllByText(text.noPay)).toHaveLength(2)
})

it('adds an entry as the one before, and refuses times that cannot be at their input', async () => {
  const farm = await openFarm()
  const mari = await worker(farm)
  await farm.does(addWorkTime, day(mari, { start: '06:45', end: '19:20', breakMinutes: 60 }))
  const { user } = await renderPage('workTime')
  await user.click(await screen.findByRole('button', { name: text.add }))
  const dialog = within(await screen.findByRole('dialog', { name: text.addTitle }))
  await dialog.findByText(text.lastsAndPays('11 h 35 min', '115,83 €'))
  const end = dialog.getByLabelText(new RegExp(`^${text.end}`))
  await user.clear(end)
  await user.type(end, '06:45')
  await user.click(dialog.getByRole('button', { name: text.save }))
  await dialog.findByText('Algus ja lõpp on sama: tööaega ei ole')
  await user.clear(end)
  await user.type(end, '07:45')
  const rest = dialog.getByLabelText(new RegExp(`^${text.breakMinutes}`))
  await user.clear(rest)
  await user.type(rest, '60')
  await user.click(dialog.getByRole('button', { name: text.save }))
  await dialog.findByText('Paus on sama pikk kui tööaeg või pikem')
  await user.click(dialog.getByRole('button', { name: /Nagu eelmine/ }))
  await user.click(dialog.getByRole('button', { name: text.save }))
  await screen.findByText(text.added)
  expect(await stored(farm)).toMatchObject([{ date: '2026-05-04' }, { date: '2026-05-20', minutes: 695 }])
})

it('makes an entry of a job by one tap', async () => {
  const farm = await openFarm()
  const mari = await worker(farm)
  const field = await farm.does(addField, { body: { name: 'Kodupõld', area: 12.4 } })
  const body = {
    fieldId: field._id,
    status: 'DONE' as const,
    jobCategory: { key: 'tillage', name: 'Maaharimine' },
    job: { key: 'ploughing', name: 'Kündmine' },
    area: 12.4,
    date: '2026-05-06',
    endDate: '2026-05-06',
    worker: mari,
  }
  const job = await farm.does(addJob, { body })
  const { user } = await renderPage('workTime')
  await screen.findByText(text.drafts)
  screen.getByText('Kündmine (Kodupõld)')
  await user.click(screen.getByRole('button', { name: text.draftAdd('08:00–16:30 (−30 min)') }))
  await waitFor(() => expect(screen.queryByText(text.drafts)).toBeNull())
  expect(await stored(farm)).toMatchObject([
    { workerId: mari, date: '2026-05-06', jobEventIds: [job._id], fieldIds: [field._id], minutes: 480 },
  ])
})

it('marks an entry as paid by what the server answers; a paid one is frozen', async () => {
  const farm = await openFarm()
  const mari = await worker(farm)
  const { _id: id } = await farm.does(addWorkTime, day(mari))
  const { user } = await renderPage('workTime')
  const dialog = await openMonth(user, 'Mari Kask')
  const menu = () => dialog.getByRole('button', { name: /^Tegevused/ })
  await user.click(menu())
  await user.click(await screen.findByRole('menuitem', { name: text.markPaid }))
  await dialog.findByText(text.statuses.PAID)
  expect(farm.sent(toggleWorkTimePaid)).toEqual([{ params: { id }, body: { status: 'PAID' } }])
  await user.click(menu())
  await screen.findByRole('menuitem', { name: text.markUnpaid })
  expect(screen.queryByRole('menuitem', { name: text.edit })).toBeNull()
})

it('gives an entry that moves the rate of its new worker, and keeps one without a rate as it is', async () => {
  const farm = await openFarm()
  const mari = await worker(farm, 'Mari Kask', 12)
  const jaan = await worker(farm, 'Jaan Tamm', 9)
  await farm.does(addWorkTime, day(mari))
  await farm.does(addWorkTime, day(jaan, { date: '2026-05-05', hourlyRate: null }))
  const { user } = await renderPage('workTime')
  const edit = async (name: string) => {
    const dialog = await openMonth(user, name)
    await user.click(dialog.getByRole('button', { name: /^Tegevused/ }))
    await user.click(await screen.findByRole('menuitem', { name: text.edit }))
    return within(await screen.findByRole('dialog', { name: text.edit }))
  }
  const unrated = await edit('Jaan Tamm')
  await unrated.findByText(text.lasts('8 h'))
  expect(unrated.getByLabelText(text.rate).getAttribute('placeholder')).toBe(text.noPay)
  await user.click(unrated.getByRole('button', { name: text.save }))
  await screen.findByText(text.changed)
  const moved = await edit('Mari Kask')
  await moved.findByText(text.lastsAndPays('8 h', '96,00 €'))
  await user.click(moved.getByRole('combobox', { name: new RegExp(`^${text.worker}`) }))
  const choices = within(await screen.findByRole('listbox'))
  await user.click(choices.getByRole('option', { name: 'Jaan Tamm' }))
  await moved.findByText(text.lastsAndPays('8 h', '72,00 €'))
  await user.click(moved.getByRole('button', { name: text.save }))
  await waitFor(async () =>
    expect((await stored(farm)).map(({ workerId, hourlyRate }) => [workerId, hourlyRate])).toEqual([
      [jaan, 9],
      [jaan, null],
    ]),
  )
})

it('points out an overlap, and one tap cuts it', async () => {
  const farm = await openFarm()
  const mari = await worker(farm)
  await farm.does(addWorkTime, day(mari))
  await farm.does(addWorkTime, day(mari, { start: '16:00', end: '18:00', breakMinutes: 0 }))
  const { user } = await renderPage('workTime')
  const dialog = await openMonth(user, 'Mari Kask')
  await user.click(await dialog.findByRole('button', { name: text.cut }))
  await waitFor(() => expect(dialog.queryByRole('button', { name: text.cut })).toBeNull())
  expect((await farm.untilSent(changeWorkTime))[0]).toMatchObject({ body: { start: '16:30', end: '18:00' } })
})

it('warns of an overlap where an entry is typed, and marks it in the week', async () => {
  const farm = await openFarm()
  const mari = await worker(farm)
  const first = await farm.does(addWorkTime, day(mari, { date: '2026-05-20' }))
  const { user } = await renderPage('workTime')
  await user.click(await screen.findByRole('button', { name: text.add }))
  const dialog = within(await screen.findByRole('dialog', { name: text.addTitle }))
  const note = await dialog.findByRole('note')
  expect(note.textContent).toBe(text.overlapHint(first.name))
  expect(dialog.getByRole('status').contains(note)).toBe(true)
  dialog.getByText(text.lastsAndPays('8 h', '80,00 €'))
  await user.click(dialog.getByRole('button', { name: text.save }))
  await screen.findByText(text.added)
  await user.click(screen.getByRole('radio', { name: text.views.week }))
  const row = await rowOf(/Mari Kask/)
  const ofDay = await row.findAllByRole('button', { name: /^8.h, / })
  expect(
    ofDay.map((button) => button.getAttribute('aria-label')?.includes(text.overlaps(first.name))),
  ).toEqual([false, true])
})

it('marks a period as paid after a preview, takes it back, and marks what comes into it later', async () => {
  const farm = await openFarm()
  const mari = await worker(farm, 'Mari Kask', 9.5)
  await farm.does(addWorkTime, day(mari, { start: '06:45', end: '19:20', breakMinutes: 60 }))
  const { user } = await renderPage('workTime')
  await user.click(await screen.findByRole('button', { name: text.payTitle }))
  const dialog = within(await screen.findByRole('dialog', { name: text.payTitle }))
  await dialog.findByText(text.payPreview(1, '11 h 35 min', '110,04 €'))
  await user.click(dialog.getByRole('button', { name: text.payDo }))
  await screen.findByText(text.paid(1, '110,04 €'))
  expect(await farm.untilSent(payWorkPeriod)).toEqual([
    { params: { workerId: mari }, body: { start: '2026-05-01', end: '2026-05-31' } },
  ])
  await farm.does(addWorkTime, day(mari, { date: '2026-05-07' }))
  expect((await stored(farm)).map(({ isInPaidPeriod, status }) => [isInPaidPeriod, status])).toEqual([
    [true, 'PAID'],
    [true, 'UNPAID'],
  ])
  await user.click(screen.getByRole('button', { name: uiText.undo }))
  await screen.findByText(text.paidUndone)
  expect((await stored(farm)).map(({ status }) => status)).toEqual(['UNPAID', 'UNPAID'])
})

it('names pay that is not known in the sum, the cost, the message and on paper', async () => {
  const farm = await openFarm()
  const jaan = await worker(farm, 'Jaan Tamm', null)
  await farm.does(addWorkTime, day(jaan))
  const { user } = await renderPage('workTime')
  const isSum = (_: string, element: Element | null) =>
    element?.textContent === `${text.total}: 8\u00A0h, ${text.noPay}`
  await screen.findByText(isSum)
  await user.click(screen.getByRole('radio', { name: text.views.cost }))
  await screen.findByText(isSum)
  await user.click(screen.getByRole('radio', { name: text.views.month }))
  const dialog = await openMonth(user, 'Jaan Tamm')
  await user.click(dialog.getByRole('button', { name: text.print }))
  await user.selectOptions(await screen.findByLabelText(text.printLanguage), 'en')
  await screen.findByText(/Pay: not known\./)
  await user.click(screen.getByRole('button', { name: text.back }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: text.payTitle }))
  const pay = within(await screen.findByRole('dialog', { name: text.payTitle }))
  await user.click(await pay.findByRole('button', { name: text.payDo }))
  await screen.findByText(text.paid(1, text.noPay))
})

it('pays and files every year of a period, and who has left since by his name and code', async () => {
  const farm = await openFarm()
  const body = { name: 'Mari Kask', hourlyRate: 10, personalCode: '48001085719' }
  const mari = (await farm.does(addWorker, { body }))._id
  const jaan = await worker(farm, 'Jaan Tamm')
  await farm.does(addWorkTime, day(mari, { date: '2025-12-20' }))
  await farm.does(addWorkTime, day(jaan, { date: '2024-06-03' }))
  await farm.does(deleteWorker, { params: { id: mari } })
  const { user } = await renderPage('workTime')
  const type = async (label: string, value: string) => {
    const input = await screen.findByLabelText(new RegExp(`^${label}`))
    await user.clear(input)
    await user.type(input, value)
    await user.tab()
  }
  await user.click(await screen.findByRole('button', { name: text.fileTitle }))
  const file = within(await screen.findByRole('dialog', { name: text.fileTitle }))
  await type(text.periodStart, '01.05.2021')
  await file.findByText('Periood saab olla kuni 5 aastat')
  await type(text.periodStart, '01.06.2024')
  await file.findByText('Mari Kask')
  file.getByText('48001085719, 10 €/h')
  file.getByText('Jaan Tamm')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: text.payTitle }))
  const pay = within(await screen.findByRole('dialog', { name: text.payTitle }))
  await type(text.periodStart, '01.06.2024')
  await pay.findByRole('checkbox', { name: text.goneWorker('Mari Kask') })
  await user.click(pay.getByRole('button', { name: text.payDo }))
  await screen.findByText(text.paid(2, '160,00 €'))
  expect((await stored(farm)).map(({ status }) => status)).toEqual(['PAID', 'PAID'])
})

it('leaves a way back to those who were marked where the next one could not be', async () => {
  const farm = await openFarm()
  const [jaan, mari] = [await worker(farm, 'Jaan Tamm'), await worker(farm)]
  await farm.does(addWorkTime, day(jaan))
  await farm.does(addWorkTime, day(mari))
  const paidAt = '2026-05-20T09:00:00.000Z'
  farm.answers(payWorkPeriod, ({ params }) => {
    if (params.workerId === mari) throw new Error('the network is gone')
    return { entries: 1, minutes: 480, amount: 80, minutesWithoutRate: 0, paidAt }
  })
  const { user } = await renderPage('workTime')
  await user.click(await screen.findByRole('button', { name: text.payTitle }))
  const dialog = within(await screen.findByRole('dialog', { name: text.payTitle }))
  await dialog.findByText('Mari Kask')
  await user.click(dialog.getByRole('button', { name: text.payDo }))
  await screen.findByText(text.paidPartly(1, '80,00 €'))
  await user.click(screen.getByRole('button', { name: uiText.undo }))
  await screen.findByText(text.paidUndone)
  expect(farm.sent(payWorkPeriod).at(-1)).toMatchObject({
    params: { workerId: jaan },
    body: { undo: paidAt },
  })
})

it('says that jobs could not be loaded instead of counting hours to none', async () => {
  const farm = await openFarm()
  await worker(farm)
  farm.refuses(listJobs)
  await renderPage('workTime')
  await screen.findByText(text.loadFailed)
})

it('names hints of labour law as hints, with their source', async () => {
  const farm = await openFarm()
  const mari = await worker(farm)
  await farm.does(addWorkTime, day(mari, { start: '20:00', end: '06:00' }))
  const { user } = await renderPage('workTime')
  await user.click(await screen.findByRole('button', { name: new RegExp(text.hints) }))
  await screen.findByText(/üle 8 tunni: 04.05.2026 \(9.h 30.min\).*TLS § 43/)
  await screen.findByText(/kuni 8.h ööajal kell 22–6.*TLS § 45/)
})

it('shows the week, and what the work of the year cost by field', async () => {
  const farm = await openFarm()
  const mari = await worker(farm)
  const field = await farm.does(addField, { body: { name: 'Kodupõld', area: 12.4 } })
  await farm.does(addWorkTime, day(mari, { date: '2026-05-18', fieldIds: [field._id] }))
  const { user } = await renderPage('workTime')
  await user.click(await screen.findByRole('radio', { name: text.views.week }))
  const row = await rowOf(/Mari Kask/)
  row.getByText(text.weekLacks(2))
  row.getByRole('button', { name: text.addOn('Mari Kask', '19.05.2026') })
  await user.click(screen.getByRole('radio', { name: text.views.cost }))
  await screen.findByRole('table', { name: text.costTitle(2026) })
  expect(screen.queryByRole('button', { name: text.next })).toBeNull()
  await user.click(await screen.findByRole('radio', { name: text.costBy.field }))
  const cost = await rowOf(/Kodupõld/)
  cost.getByText(/80,00/)
})

it('starts and stops a clock that survives a reload', async () => {
  const farm = await openFarm()
  const mari = await worker(farm)
  const first = await renderPage('workTime')
  await first.user.click(await screen.findByRole('button', { name: text.clockStart }))
  await screen.findByText(text.clockRuns('Mari Kask', '12:00'))
  vi.setSystemTime(new Date('2026-05-20T13:30:00.000Z'))
  await first.user.click(screen.getByRole('button', { name: text.clockStop }))
  const dialog = within(await screen.findByRole('dialog', { name: text.addTitle }))
  await dialog.findByText(text.lastsAndPays('4 h 30 min', '45,00 €'))
  expect(localStorage).toHaveLength(1)
  await first.user.click(dialog.getByRole('button', { name: text.save }))
  await screen.findByRole('button', { name: text.clockStart })
  expect(localStorage).toHaveLength(0)
  expect(await stored(farm)).toMatchObject([{ workerId: mari, start: '12:00', end: '16:30', minutes: 270 }])
})

it('shows a worker his own hours alone, without pay', async () => {
  const owner = await openFarm()
  const user = await personWith(owner.home, owner.client, 'worker')
  const body = { name: 'Mari Kask', hourlyRate: 10, userId: user.userId }
  const mari = (await owner.does(addWorker, { body }))._id
  const jaan = await worker(owner, 'Jaan Tamm')
  await owner.does(addWorkTime, day(mari))
  await owner.does(addWorkTime, day(jaan))
  await openAs(() => user)
  await renderPage('workTime')
  const row = await rowOf(/Mari Kask/)
  row.getByText('8 h')
  expect(screen.queryByText('Jaan Tamm')).toBeNull()
  expect(screen.queryByText(/€/)).toBeNull()
  expect(screen.queryByRole('button', { name: text.payTitle })).toBeNull()
})

it('tells a worker who is not linked what to ask for', async () => {
  const owner = await openFarm()
  await worker(owner)
  const user = await personWith(owner.home, owner.client, 'worker')
  await openAs(() => user)
  await renderPage('workTime')
  await screen.findByText(text.notLinkedTitle)
})
