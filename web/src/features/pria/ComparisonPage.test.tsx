import { screen, waitFor, within } from '@testing-library/react'
import {
  askPriaAnew,
  cancelPriaRun,
  getPriaComparison,
  getPriaRun,
  listPriaReceipts,
  listPriaRuns,
  pausePriaRun,
  previewPria,
  resumePriaRun,
  startPriaRun,
} from '@vagu/core/pria/contract'
import type { PriaPreview } from '@vagu/core/pria/run-schema'
import { getPriaConnection } from '@vagu/core/pria-connection/contract'
import { PRIA_STATUSES } from '@vagu/core/pria/schema'
import { expect, it, vi } from 'vitest'
import { pagesOfKinds } from '../../entities/pria/pages.ts'
import { priaText } from '../../entities/pria/text.ts'
import { openFarm, NOW, YEAR } from '../../testing/farm.ts'
import {
  answerPria,
  comparisonOf,
  CONNECTION,
  FIELD_ID,
  ITEM,
  JOB_ID,
  rowOf,
  RUN_ID,
  runOf,
  titleOf,
} from '../../testing/pria.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields, addJobsTo, ploughing } from '../../testing/steps.ts'
import { uiText } from '../../ui/text.ts'
import { problemText } from './problem-text.ts'
import { runText } from './run-text.ts'
import { compareText as text } from './text.ts'

const boxOf = (status: Parameters<typeof titleOf>[0]) =>
  screen.findByRole('checkbox', { name: text.choose(titleOf(status)) })
const rowAt = async (status: Parameters<typeof titleOf>[0]) => {
  const row = (await boxOf(status)).closest('tr')
  if (!row) throw new Error('the record has no row')
  return within(row)
}
const PREVIEW: PriaPreview = {
  fingerprint: 'one',
  outgoing: [
    {
      id: 'NEW_IN_VAGU',
      title: titleOf('NEW_IN_VAGU'),
      action: 'CREATE',
      kind: 'CROP',
      body: {
        fieldId: 'F-1',
        use: 'MAIN',
        crop: 'talinisu',
        refinement: '',
        variety: 'Fredis',
        areaHa: 12.4,
      },
      before: null,
    },
  ],
  incoming: [],
  blocked: [{ id: 'OUT_OF_SYNC', title: titleOf('OUT_OF_SYNC'), reason: 'SEASON_CLOSED' }],
}

it.each([
  ['fields', 'priaFields'],
  ['jobs', 'priaJobs'],
  ['yields', 'priaYield'],
  ['crops', 'priaCrops'],
] as const)('compares %s: every status in words, season, moment, PRIA’s test label', async (kind, page) => {
  expect(pagesOfKinds[kind]).toBe(page)
  const farm = await openFarm()
  answerPria(farm)
  const { user } = await renderPage(page)
  expect(await screen.findByText(priaText.testLabel)).toBeDefined()
  expect(screen.getByRole('link', { name: priaText.testPage })).toHaveProperty('href', 'http://agency.test/')
  await user.click(await screen.findByRole('radio', { name: `${text.all} ${PRIA_STATUSES.length}` }))
  for (const status of PRIA_STATUSES) {
    const row = await rowAt(status)
    expect(row.getByText(text.statuses[status].label)).toBeDefined()
  }
  expect(screen.getByText(new RegExp(text.seasons.OPEN))).toBeDefined()
  expect(screen.getByText(new RegExp(text.asOf(NOW)))).toBeDefined()
  expect(farm.sent(getPriaComparison)).toEqual([{ params: { kind, year: String(YEAR) } }])
})

it('shows both sides with what differs and who changed it, and asks PRIA anew', async () => {
  const farm = await openFarm()
  answerPria(farm)
  const { user } = await renderPage('priaJobs')
  const row = await rowAt('OUT_OF_SYNC')
  expect(row.getByText('12,4 ha').tagName).toBe('MARK')
  expect(row.getByText('12,1 ha').tagName).toBe('MARK')
  expect(row.getByText(text.changedBy.BOTH)).toBeDefined()
  expect(row.getByText(text.changedBy.US)).toBeDefined()
  const fresh = comparisonOf('jobs', { rows: [rowOf('IN_SYNC')], asOf: '2026-05-20T10:00:00.000Z' })
  farm.answers(askPriaAnew, () => {
    farm.answers(getPriaComparison, () => fresh)
    return fresh
  })
  await user.click(screen.getByRole('button', { name: text.compareAgain }))
  await boxOf('IN_SYNC')
  await waitFor(() => expect(screen.queryByText(text.statuses.OUT_OF_SYNC.label)).toBeNull())
})

it('says that PRIA is being asked as long as it has not answered', async () => {
  const farm = await openFarm()
  answerPria(farm)
  const letGo = farm.holds(askPriaAnew)
  const { user } = await renderPage('priaJobs')
  await user.click(await screen.findByRole('button', { name: text.compareAgain }))
  expect((await screen.findByText(text.asking)).getAttribute('role')).toBe('status')
  letGo()
  await waitFor(() => expect(screen.queryByText(text.asking)).toBeNull())
})

it('says in words why PRIA could not be asked', async () => {
  const farm = await openFarm()
  answerPria(farm)
  farm.refuses(askPriaAnew, 'sourceSilent')
  const { user } = await renderPage('priaJobs')
  await user.click(await screen.findByRole('button', { name: text.compareAgain }))
  expect(await screen.findByText(text.askRefused['sourceSilent'] ?? '')).toBeDefined()
})

it('chooses by filter, asks for what is undecided, previews exactly, and sends in the background', async () => {
  const farm = await openFarm()
  answerPria(farm)
  farm.answers(previewPria, () => PREVIEW)
  const { user } = await renderPage('priaJobs')
  await user.click(await screen.findByRole('button', { name: text.chooseShown(4) }))
  expect(await screen.findByText(text.undecided(1))).toBeDefined()
  expect(screen.getByRole('button', { name: text.review })).toHaveProperty('disabled', true)
  await user.selectOptions(
    screen.getByRole('combobox', { name: text.direction(titleOf('OUT_OF_SYNC')) }),
    text.directions.SEND,
  )
  await user.click(screen.getByRole('button', { name: text.review }))
  const dialog = within(await screen.findByRole('dialog', { name: runText.previewTitle }))
  expect(await dialog.findByText(runText.blocks.SEASON_CLOSED)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: runText.exact }))
  expect(dialog.getByText('Fredis')).toBeDefined()
  const rows = [
    { id: 'NEW_IN_VAGU', direction: 'SEND' },
    { id: 'NEW_IN_PRIA', direction: 'TAKE' },
    { id: 'OUT_OF_SYNC', direction: 'SEND' },
    { id: 'DELETED', direction: 'DELETE_THERE' },
  ]
  const params = { kind: 'jobs', year: String(YEAR) }
  expect(farm.sent(previewPria)).toEqual([{ params, body: { rows } }])
  farm.answers(startPriaRun, () => runOf('jobs'))
  farm.answers(getPriaRun, () => runOf('jobs'))
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(dialog.getByRole('button', { name: runText.send }))
  expect(await farm.untilSent(startPriaRun)).toMatchObject([{ params, body: { fingerprint: 'one', rows } }])
  const panel = await screen.findByRole('heading', { name: runText.states.RUNNING })
  // it stands above the rows that were chosen
  expect(shown.mock.contexts.some((part) => part instanceof Element && part.contains(panel))).toBe(true)
})

it('shows the new preview where something has changed meanwhile, and sends by that one', async () => {
  const farm = await openFarm()
  answerPria(farm)
  farm.answers(previewPria, () => PREVIEW)
  const { user } = await renderPage('priaJobs')
  await user.click(await boxOf('NEW_IN_VAGU'))
  await user.click(screen.getByRole('button', { name: text.review }))
  const dialog = within(await screen.findByRole('dialog', { name: runText.previewTitle }))
  farm.refuses(startPriaRun, 'conflict', { stored: { ...PREVIEW, fingerprint: 'two' } })
  await user.click(await dialog.findByRole('button', { name: runText.send }))
  expect(await dialog.findByText(runText.changed)).toBeDefined()
  farm.answers(startPriaRun, () => runOf('jobs'))
  farm.answers(getPriaRun, () => runOf('jobs'))
  await user.click(dialog.getByRole('button', { name: runText.send }))
  const [, second] = await farm.untilSent(startPriaRun, 2)
  expect(second).toMatchObject({ body: { fingerprint: 'two' } })
})

it('links by hand where several fields of PRIA may be meant', async () => {
  const farm = await openFarm()
  answerPria(farm)
  farm.answers(previewPria, () => ({ ...PREVIEW, outgoing: [], blocked: [] }))
  const status = 'FIELD_NOT_CONNECTED_WITH_PRIA'
  const { user } = await renderPage('priaFields')
  await user.click(await screen.findByRole('radio', { name: `${text.statuses[status].label} 1` }))
  const direction = await screen.findByRole('combobox', { name: text.direction(titleOf(status)) })
  await user.selectOptions(direction, text.directions.LINK)
  expect(screen.getByText(text.undecided(1))).toBeDefined()
  await user.selectOptions(
    screen.getByRole('combobox', { name: text.candidate(titleOf(status)) }),
    'Põld 2, 11,9 ha',
  )
  await user.click(screen.getByRole('button', { name: text.review }))
  const [sent] = await farm.untilSent(previewPria)
  expect(sent?.body).toEqual({ rows: [{ id: status, direction: 'LINK', agencyId: 'F-2' }] })
  expect(await screen.findByText(runText.nothingToDo)).toBeDefined()
})

it('opens the job at what is missing', async () => {
  const farm = await openFarm()
  const [fieldId = ''] = await addFields(farm, ['Kodupõld'])
  const [job] = await addJobsTo(farm, [ploughing(fieldId)])
  const jobId = job?._id ?? ''
  const [problem] = rowOf('FAILED_TO_CONVERT').problems
  if (!problem) throw new Error('nothing is missing')
  answerPria(farm, { rows: [rowOf('FAILED_TO_CONVERT', { problems: [{ ...problem, recordId: jobId }] })] })
  const { user } = await renderPage('priaJobs')
  const row = await rowAt('FAILED_TO_CONVERT')
  expect(row.getByText(problemText.codes.WORKER_MISSING.text(''))).toBeDefined()
  await user.click(row.getByRole('button', { name: problemText.codes.WORKER_MISSING.mend }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => {
    const input = dialog.querySelector('[name=worker]')
    expect(input).not.toBeNull()
    expect(dialog.contains(document.activeElement)).toBe(true)
    expect(
      document.activeElement?.parentElement?.parentElement?.querySelector('[name=worker]'),
    ).not.toBeNull()
  })
})

it('opens the job that PRIA refused, and finds rows by words of theirs', async () => {
  const farm = await openFarm()
  const [fieldId = ''] = await addFields(farm, ['Kodupõld'])
  const [job] = await addJobsTo(farm, [ploughing(fieldId)])
  const lastReceipt = {
    state: 'REFUSED' as const,
    at: NOW,
    code: 'AREA_TOO_LARGE',
    text: 'Põld on 7 ha.',
    runId: RUN_ID,
  }
  const refused = rowOf('NEW_IN_VAGU', { recordId: job?._id ?? '', lastReceipt })
  answerPria(farm, { rows: [refused, rowOf('OUT_OF_SYNC')] })
  const { user } = await renderPage('priaJobs')
  await boxOf('OUT_OF_SYNC')
  screen.getByText(text.refused(NOW, priaText.refusals.AREA_TOO_LARGE))
  screen.getByText('PRIA kood AREA_TOO_LARGE: „Põld on 7 ha.“')
  await user.type(screen.getByRole('searchbox', { name: text.search }), 'new_in fredis 12.05')
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
  expect(screen.getByRole('button', { name: text.chooseShown(1) })).toBeDefined()
  await user.click((await rowAt('NEW_IN_VAGU')).getByRole('button', { name: text.mendRefused }))
  expect(await screen.findByRole('dialog')).toBeDefined()
})

it('says of an answer of PRIA that it is in part not to be believed', async () => {
  const farm = await openFarm()
  const gone = Array.from({ length: 12 }, (_, i) =>
    rowOf('DELETED', { id: `gone ${i}`, deletedBy: 'AGENCY', matchedBy: null, suggested: null }),
  )
  answerPria(farm, { rows: gone, unreadable: 2 })
  await renderPage('priaJobs')
  expect(await screen.findByText(text.massLoss)).toBeDefined()
  expect(screen.getByText(text.unreadable(2))).toBeDefined()
})

const ENDED = { kind: 'ENDED' as const, kinds: [], until: '2026-05-01' }
it.each([
  [{ kind: 'LIMITED' as const, kinds: ['JOB' as const], until: null }, text.readOnly],
  [ENDED, `${text.access.NO_MANDATE} ${priaText.mandate(ENDED)}`],
])('says of the mandate %o what it stops', async (mandate, words) => {
  const farm = await openFarm()
  answerPria(farm)
  farm.answers(getPriaConnection, () => ({ ...CONNECTION, mandate }))
  await renderPage('priaCrops')
  await screen.findByText(words)
})

it('goes on with a run: pause, resume, cancel after a question, and its result', async () => {
  const farm = await openFarm()
  answerPria(farm, { openRunId: RUN_ID })
  let run = runOf('jobs')
  farm.answers(getPriaRun, () => run)
  farm.answers(pausePriaRun, () => (run = { ...run, state: 'PAUSED' }))
  farm.answers(
    resumePriaRun,
    () => (run = { ...run, state: 'WAITING', waitsFor: 'AGENCY_AWAY', triesAgainAt: NOW }),
  )
  farm.answers(
    cancelPriaRun,
    () =>
      (run = {
        ...run,
        state: 'CANCELLED',
        waitsFor: null,
        cancelled: 1,
        items: [{ ...ITEM, state: 'CANCELLED' }],
      }),
  )
  const { user } = await renderPage('priaJobs')
  await user.click(await screen.findByRole('button', { name: runText.pause }))
  await screen.findByRole('heading', { name: runText.states.PAUSED })
  await user.click(await screen.findByRole('button', { name: runText.resume }))
  expect(await screen.findByText(new RegExp(runText.waits.AGENCY_AWAY))).toBeDefined()
  await user.click(screen.getByRole('button', { name: runText.cancel }))
  await user.click(await screen.findByRole('button', { name: runText.cancelConfirm }))
  await screen.findByRole('heading', { name: runText.states.CANCELLED })
})

it('reads the comparison again after a run that was over before it was first asked for', async () => {
  const farm = await openFarm()
  answerPria(farm, { openRunId: RUN_ID, rows: [rowOf('NEW_IN_VAGU')] })
  farm.answers(getPriaRun, () => {
    answerPria(farm, { rows: [rowOf('IN_SYNC')] })
    return runOf('jobs', { state: 'DONE', done: 1 })
  })
  await renderPage('priaJobs')
  expect(await screen.findByText(text.noDifferences)).toBeDefined()
})

it('tells the result after a reload too, refused rows in words first', async () => {
  const farm = await openFarm()
  answerPria(farm)
  const items = [
    { ...ITEM, id: 'a', state: 'DONE' as const, agencyId: 'J-1' },
    { ...ITEM, id: 'b', state: 'REFUSED' as const, code: 'AREA_TOO_LARGE', text: '' },
    { ...ITEM, id: 'c', state: 'REFUSED' as const, code: 'SOMETHING_NEW', text: 'Uus põhjus' },
  ]
  const whole = runOf('jobs', { state: 'DONE', total: 3, done: 1, refused: 2, items })
  const { items: _items, ...run } = whole
  farm.answers(listPriaRuns, () => [run])
  farm.answers(getPriaRun, () => whole)
  await renderPage('priaJobs')
  expect(await screen.findByText(priaText.refusals.AREA_TOO_LARGE)).toBeDefined()
  expect(screen.getByText('Uus põhjus')).toBeDefined()
  expect(screen.getByText(runText.counts({ done: 1, refused: 2, cancelled: 0 }))).toBeDefined()
})

it('tells what was sent of a record, by whom and what PRIA answered', async () => {
  const farm = await openFarm()
  answerPria(farm)
  farm.answers(listPriaReceipts, () => [
    {
      _id: FIELD_ID,
      kind: 'JOB' as const,
      year: YEAR,
      recordId: JOB_ID,
      part: 'SOWING',
      action: 'CREATE' as const,
      state: 'REFUSED' as const,
      sentAt: NOW,
      answeredAt: NOW,
      sentBy: 'mari@talu.ee',
      agencyId: 'J-7',
      version: 3,
      code: 'LATE_ENTRY',
      text: '',
      body: null,
    },
  ])
  const { user } = await renderPage('priaJobs')
  await user.click(await screen.findByRole('button', { name: text.menu(titleOf('OUT_OF_SYNC')) }))
  await user.click(await screen.findByRole('menuitem', { name: priaText.receiptsOpen }))
  const dialog = within(
    await screen.findByRole('dialog', { name: priaText.receiptsOf(titleOf('OUT_OF_SYNC')) }),
  )
  expect(await dialog.findByText(priaText.refusals.LATE_ENTRY)).toBeDefined()
  expect(dialog.getByText(/mari@talu\.ee/)).toBeDefined()
  expect(dialog.getByText(new RegExp(priaText.agencyId('J-7', 3)))).toBeDefined()
  expect(farm.sent(listPriaReceipts)).toEqual([{ query: { kind: 'jobs', recordId: JOB_ID } }])
})

it('leads to the connection where there is none, or where it needs something', async () => {
  const farm = await openFarm()
  answerPria(farm, { access: 'NOT_CONNECTED', asOf: null, season: null, rows: [] })
  await renderPage('priaCrops')
  expect(await screen.findByRole('heading', { name: text.notConnectedTitle })).toBeDefined()
  expect(screen.getByRole('link', { name: text.toConnection })).toHaveProperty('pathname', '/pria/uhendus')
})
it('says that a season is closed, and what may be done all the same', async () => {
  const farm = await openFarm()
  answerPria(farm, { season: { state: 'CLOSED', closesOn: '2026-04-01' } })
  await renderPage('priaYield')
  expect(await screen.findByText(text.closed)).toBeDefined()
})
it('was never compared: a button and what it does', async () => {
  const farm = await openFarm()
  answerPria(farm, { access: 'NEEDS_SIGN_IN', asOf: null, season: null, rows: [] })
  await renderPage('priaFields')
  expect(await screen.findByText(text.access.NEEDS_SIGN_IN)).toBeDefined()
  expect(screen.getByText(text.never)).toBeDefined()
  expect(screen.getByRole('button', { name: text.compare })).toHaveProperty('disabled', true)
})
it('says that it could not be loaded, and loads again', async () => {
  const farm = await openFarm()
  answerPria(farm)
  farm.refuses(getPriaComparison)
  const { user } = await renderPage('priaFields')
  await screen.findByText(text.loadFailed)
  farm.answers(getPriaComparison, () => comparisonOf('fields'))
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  await boxOf('OUT_OF_SYNC')
})
