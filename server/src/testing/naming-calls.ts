/** Calls that name a record, each with a request that would be right; a stranger sends them. */
import { harvest } from './farm.ts'

/** Names of records of one farm; or of none. */
export interface Ids {
  readonly account: string
  readonly field: string
  readonly otherField: string
  readonly version: string
  readonly worker: string
  readonly machine: string
  readonly job: string
  readonly deletedJob: string
  readonly material: string
  readonly area: string
  readonly sample: string
  readonly planLine: string
  readonly supplyOrder: string
  readonly stockEntry: string
  readonly workTime: string
  readonly image: string
  readonly person: string
  readonly invitation: string
  readonly session: string
  readonly identity: string
  readonly order: string
  readonly invoice: string
  readonly warning: string
  readonly comment: string
  readonly run: string
  readonly extract: string
  readonly inspectorAddress: string
}

export interface Input {
  /** In place of each `{…}` of the path, in their order. */
  readonly path?: readonly string[]
  readonly query?: Record<string, string>
  readonly body?: unknown
}

const field = { name: 'Kivi', area: 10 }
const seed = { name: 'Suvinisu', type: 'seed', subtype: 'Suvinisu', seedCertificate: 'OTS' }
const receipt = (requisiteId: string) => ({
  requisiteId,
  unit: 'kg',
  type: 'INCREASE',
  date: '2026-05-01',
  amount: 500,
})
const worker = { name: 'Jaan Tamm' }
const machine = { name: 'Amazone UX', kind: 'SPRAYER' }
const hours = { date: '2026-05-04', start: '08:00', end: '17:00' }
const kindOfArea = { areaName: 'Riba', calculationStrategy: 'PERCENT', calculationValue: 5, year: 2026 }
const planLineOf = (fieldId: string) => ({
  fieldId,
  year: 2027,
  type: 'fertilizer',
  name: 'AN 34,4',
  amount: 270,
  unit: 'kg/ha',
  timeframe: 'SPRING',
})
const supplyOrderOf = (requisiteId: string) => ({
  year: 2027,
  supplier: 'Baltic Agro',
  lines: [
    {
      _id: '01930000-0000-7000-8000-00000000000a',
      requisiteId,
      name: 'AN 34,4',
      amount: 500,
      unit: 'kg',
    },
  ],
})
const line = [
  { lat: 58.4, lng: 26.7 },
  { lat: 58.5, lng: 26.7 },
]
const seen = '2026-05-20T09:00:00.000Z'
const inspected = { years: [2026], endsOn: '2026-06-30', purpose: 'Kontroll' }
const company = { name: 'Kase talu OÜ', code: '10421629', address: { street: 'Kase 1' } }

const HIDDEN = {
  type: { key: 'HARVEST_DELAY_IGNORED', title: 'Ooteaeg', level: 'ERROR' },
  title: 'Ooteaeg',
  message: 'Ooteaeg ei ole möödas',
  targetKind: 'farm',
  targetId: '',
  fieldId: null,
  fieldName: null,
  date: null,
  source: { title: 'Määrus' },
  until: null,
  nextAllowed: null,
  event: null,
  related: null,
  requisite: null,
  isWhatIf: false,
  reason: 'Nii on',
}

/** Every call that names a record, with a body that would be right. */
export const NAMING: Readonly<Record<string, (ids: Ids) => Input>> = {
  'POST /admin/orders/{number}/credit': ({ invoice, order: _id }) => ({ path: [invoice], body: { _id } }),
  'POST /admin/orders/{number}/payment': ({ invoice }) => ({ path: [invoice], body: {} }),
  'POST /admin/orders/{number}/reminder': ({ invoice }) => ({ path: [invoice] }),
  'DELETE /admin/orders/{number}/payment': ({ invoice }) => ({ path: [invoice] }),
  ...Object.fromEntries(
    (['custom-areas', 'fields', 'job-events', 'requisites', 'soil-samples', 'stock', 'workers'] as const).map(
      (noun) => [`GET /${noun}/deleted`, ({ field: id }: Ids) => ({ query: { deletedAt: seen, id } })],
    ),
  ),
  'POST /book/preview': ({ field: id }) => ({ body: { period: 'SEASON', year: 2026, fieldIds: [id] } }),
  'POST /book/extracts': ({ extract: _id, field: id }) => ({
    body: { _id, wish: { period: 'SEASON', year: 2026, fieldIds: [id] } },
  }),
  'POST /inspector/addresses': ({ inspectorAddress: _id }) => ({ body: { _id, ...inspected } }),
  'DELETE /inspector/addresses/{id}': ({ inspectorAddress }) => ({ path: [inspectorAddress] }),
  'POST /inspector/photo': ({ image: id }) => ({ body: { token: 'x'.repeat(43), id } }),
  'DELETE /book/extracts/{id}': ({ extract }) => ({ path: [extract] }),
  'GET /book/extracts/{id}/file': ({ extract }) => ({ path: [extract], query: { format: 'json' } }),
  'POST /crops-rotation/batch': ({ field: fieldId }) => ({
    body: { cells: [{ fieldId, year: 2027, crop: 'kaer' }] },
  }),
  'POST /crops-rotation/suggestion': ({ field: id }) => ({ body: { from: 2027, to: 2028, fieldIds: [id] } }),
  'POST /crops-rotation/{year}/accept': ({ field: id }) => ({ path: ['2027'], body: { fieldIds: [id] } }),
  'POST /fields/{fieldId}/crops-rotation': ({ field: id }) => ({
    path: [id],
    body: { year: 2027, crop: 'kaer' },
  }),
  'GET /fertilization-plans': ({ field: fieldId }) => ({ query: { year: '2027', fieldId } }),
  'PUT /fertilization-plans': ({ field: fieldId }) => ({
    body: { year: 2027, fields: [{ fieldId, updatedAt: null }] },
  }),
  'GET /fertilization-plans/{year}/{fieldId}/history': ({ field: id }) => ({ path: ['2027', id] }),
  'POST /fertilization-plans/jobs': ({ field: fieldId, job: applicationId }) => ({
    body: { year: 2027, applications: [{ fieldId, applicationId }] },
  }),
  'GET /cost-overview/{year}/fields/{fieldId}': ({ field: id }) => ({ path: ['2026', id] }),
  'PUT /cost-overview/{year}': ({ field: fieldId }) => ({
    path: ['2026'],
    body: { stands: [{ fieldId, years: 3 }] },
  }),
  'POST /cost-overview/{year}/history/{entryId}': ({ version }) => ({ path: ['2026', version] }),
  'GET /requisite-plans/lines/deleted': ({ planLine: id }) => ({ query: { deletedAt: seen, id } }),
  'GET /requisite-plans/{id}/history': ({ planLine }) => ({ path: [planLine] }),
  'POST /requisite-plans/{id}/history/{entryId}': ({ planLine, version }) => ({ path: [planLine, version] }),
  'GET /requisite-plans/{year}': ({ field: fieldId }) => ({ path: ['2027'], query: { fieldId } }),
  'POST /requisite-plans': ({ planLine: _id, field: fieldId }) => ({ body: { ...planLineOf(fieldId), _id } }),
  'POST /requisite-plans/batch': ({ planLine: _id, field: fieldId }) => ({
    body: { plans: [{ ...planLineOf(fieldId), _id }] },
  }),
  'PUT /requisite-plans/{id}': ({ planLine, field: fieldId }) => ({
    path: [planLine],
    body: planLineOf(fieldId),
  }),
  'DELETE /requisite-plans/{id}': ({ planLine }) => ({ path: [planLine] }),
  'POST /requisite-plans/batch/delete': ({ planLine }) => ({ body: { ids: [planLine] } }),
  'POST /requisite-plans/batch/restore': ({ planLine }) => ({ body: { ids: [planLine] } }),
  'PUT /requisite-templates': ({ material: requisiteId }) => ({
    body: { crop: 'talinisu', updatedAt: null, lines: [{ ...planLineOf(''), requisiteId }] },
  }),
  'POST /requisite-plans/jobs': ({ planLine: planId }) => ({ body: { year: 2027, plans: [{ planId }] } }),
  'PUT /supply-settings': ({ material: requisiteId }) => ({
    body: { requisiteId, unit: 'kg', packSize: 500, updatedAt: null },
  }),
  'POST /machines': ({ machine: _id }) => ({ body: { ...machine, _id } }),
  'PUT /machines/{id}': ({ machine: id }) => ({ path: [id], body: machine }),
  'DELETE /machines/{id}': ({ machine: id }) => ({ path: [id] }),
  'GET /machines/deleted': ({ machine: id }) => ({ query: { deletedAt: seen, id } }),
  'GET /machines/{id}/history': ({ machine: id }) => ({ path: [id] }),
  'POST /machines/{id}/history/{entryId}': ({ machine: id, version }) => ({ path: [id, version] }),
  'POST /machines/{id}/restore': ({ machine: id }) => ({ path: [id] }),
  'GET /schemes/{year}/requirements/{key}': () => ({ path: ['2026', 'ksm-land'] }),
  'POST /schemes/{year}/history/{entryId}': ({ version }) => ({ path: ['2026', version] }),
  'PUT /schemes/{year}': ({ field: id }) => ({
    path: ['2026'],
    body: { parts: [{ key: 'KSM_LIMING', fieldIds: [id] }], told: [], livestockUnits: null },
  }),
  'GET /supplies-plans/{year}/other-crop': ({ field: fieldId }) => ({
    path: ['2027'],
    query: { fieldId, crop: 'kaer' },
  }),
  'POST /supply-orders': ({ supplyOrder: _id, material }) => ({ body: { ...supplyOrderOf(material), _id } }),
  'PUT /supply-orders/{id}': ({ supplyOrder, material }) => ({
    path: [supplyOrder],
    body: supplyOrderOf(material),
  }),
  'DELETE /supply-orders/{id}': ({ supplyOrder }) => ({ path: [supplyOrder] }),
  'GET /supply-orders/deleted': ({ supplyOrder: id }) => ({ query: { deletedAt: seen, id } }),
  'GET /supply-orders/{id}/history': ({ supplyOrder }) => ({ path: [supplyOrder] }),
  'POST /supply-orders/{id}/history/{entryId}': ({ supplyOrder, version }) => ({
    path: [supplyOrder, version],
  }),
  'POST /supply-orders/{id}/restore': ({ supplyOrder }) => ({ path: [supplyOrder] }),
  'PUT /fields/{year}/predicted-yield': ({ field: fieldId }) => ({
    path: ['2027'],
    body: { yields: [{ fieldId, crop: 'kaer', perHa: 4, unit: 't' }] },
  }),
  'POST /custom-areas': ({ area }) => ({ body: { ...kindOfArea, _id: area } }),
  'PUT /custom-areas/{id}': ({ area }) => ({ path: [area], body: kindOfArea }),
  'DELETE /custom-areas/{id}': ({ area }) => ({ path: [area] }),
  'POST /custom-areas/{id}/restore': ({ area }) => ({ path: [area] }),
  'PUT /custom-areas/areas/{id}': ({ area, field: fieldId }) => ({
    path: [area],
    body: { year: 2026, fieldId, area: 1, areaWhenItWasSaved: null },
  }),
  'POST /fields/merge': ({ field: one, otherField }) => ({
    body: { name: 'Suur', year: 2026, fieldIds: [one, otherField] },
  }),
  'POST /fields/{id}/split': ({ field: id }) => ({
    path: [id],
    body: { year: 2026, line, parts: [{ name: 'Lääs' }, { name: 'Ida' }] },
  }),
  'POST /fields/{id}/undivide': ({ field: id }) => ({ path: [id] }),
  'POST /fields': ({ field: _id }) => ({ body: { ...field, _id } }),
  'PUT /fields/{id}': ({ field: id }) => ({ path: [id], body: field }),
  'DELETE /fields/{id}': ({ field: id }) => ({ path: [id] }),
  'GET /fields/{id}': ({ field: id }) => ({ path: [id] }),
  'POST /fields/{id}/restore': ({ field: id }) => ({ path: [id] }),
  'PUT /fields/{id}/togglestatus': ({ field: id }) => ({ path: [id] }),
  'POST /fields/{year}/crops': ({ field: id }) => ({ path: ['2026'], body: { from: 2025, fieldIds: [id] } }),
  'GET /fields/{id}/job-event-count': ({ field: id }) => ({ path: [id] }),
  'PUT /fields/ordering': ({ field: id }) => ({ body: { ids: [id] } }),
  'POST /fields/restore': ({ field: id }) => ({ body: { ids: [id] } }),
  'POST /fields/{year}/crops/undo': ({ field: _id }) => ({
    path: ['2026'],
    body: { fields: [{ _id, updatedAt: seen }] },
  }),
  'PUT /fields/{year}/seasons': ({ field: id }) => ({
    path: ['2026'],
    body: { seasonStart: '2025-09-01', fieldIds: [id] },
  }),
  'GET /fields/{id}/history': ({ field: id }) => ({ path: [id] }),
  'GET /fields/{id}/year-info-changes': ({ field: id }) => ({ path: [id] }),
  'POST /fields/{id}/history/{entryId}': ({ field: id, version }) => ({ path: [id, version] }),
  'DELETE /images/{id}': ({ image }) => ({ path: [image] }),
  'GET /images/{id}': ({ image }) => ({ path: [image] }),
  'POST /job-events': ({ field: id }) => ({ body: harvest(id) }),
  'POST /job-events/batch': ({ field: id }) => ({ body: [harvest(id)] }),
  'PUT /job-events/{id}': ({ job, field: id }) => ({ path: [job], body: harvest(id) }),
  'DELETE /job-events/{id}': ({ job }) => ({ path: [job] }),
  'GET /job-events/{id}': ({ job }) => ({ path: [job] }),
  'GET /fields/{fieldId}/{year}/events': ({ field: id }) => ({ path: [id, '2026'] }),
  'POST /job-events/{id}/restore': ({ deletedJob }) => ({ path: [deletedJob] }),
  'PUT /job-events/batch': ({ job: jobId }) => ({
    body: [{ jobId, status: 'DONE', date: '2026-05-02', endDate: '2026-05-02' }],
  }),
  'PUT /job-events/together': ({ job: _id, field: id }) => ({ body: [{ ...harvest(id), _id }] }),
  'POST /job-events/batch/delete': ({ job }) => ({ body: { ids: [job] } }),
  'GET /job-events/{id}/history': ({ job }) => ({ path: [job] }),
  'GET /job-events': ({ job: batchId }) => ({ query: { batchId } }),
  'POST /job-events/{id}/history/{entryId}': ({ job, version }) => ({ path: [job, version] }),
  'POST /job-events/batch/restore': ({ deletedJob }) => ({ body: { ids: [deletedJob] } }),
  'POST /job-events/requisites/preview': ({ job, material }) => ({
    body: { jobEventIds: [job], requisite: material },
  }),
  'POST /job-events/requisites': ({ job, material }) => ({
    body: { jobEventIds: [job], requisite: material },
  }),
  'POST /job-events/rule-facts': ({ field: id }) => ({
    body: { fieldIds: [id], from: '2026-05-01', to: '2026-05-20' },
  }),
  'POST /requisites': ({ material: _id }) => ({ body: { ...seed, _id } }),
  'PUT /requisites/{id}': ({ material }) => ({ path: [material], body: seed }),
  'DELETE /requisites/{id}': ({ material }) => ({ path: [material] }),
  'GET /requisites/{id}/history': ({ material }) => ({ path: [material] }),
  'POST /requisites/refine': ({ material }) => ({ body: { _ids: [material] } }),
  'POST /requisites/{id}/restore': ({ material }) => ({ path: [material] }),
  'POST /requisites/{id}/history/{entryId}': ({ material, version }) => ({ path: [material, version] }),
  'POST /requisites/unsaved-requisites': ({ material: _id }) => ({
    body: { requisites: [{ key: 'x', _id }] },
  }),
  'PUT /people/{id}': ({ person }) => ({ path: [person], body: { role: 'owner' } }),
  'DELETE /people/{id}': ({ person }) => ({ path: [person] }),
  'DELETE /people/invitations/{id}': ({ invitation }) => ({ path: [invitation] }),
  'PUT /settings/field-groups': ({ field: id }) => ({
    body: { fieldGroups: [{ fieldGroupName: 'Kodu', linkedFieldIds: [id] }] },
  }),
  'POST /orders': ({ order: _id }) => ({ body: { _id, area: 60, company } }),
  'GET /orders/{id}/credits/{number}/e-invoice': ({ order, invoice }) => ({ path: [order, invoice] }),
  'GET /orders/{id}/credits/{number}/invoice': ({ order, invoice }) => ({ path: [order, invoice] }),
  'GET /orders/{id}/e-invoice': ({ order }) => ({ path: [order] }),
  'GET /orders/{id}/invoice': ({ order }) => ({ path: [order] }),
  'DELETE /auth/openid/own/{id}': ({ identity }) => ({ path: [identity] }),
  'DELETE /auth/sessions/{id}': ({ session }) => ({ path: [session] }),
  'POST /users/switch': ({ account: _id }) => ({ body: { _id } }),
  'DELETE /users/link/{id}': ({ account }) => ({ path: [account] }),
  'POST /import/jobs': ({ field: fieldId }) => ({
    body: {
      importId: '01930000-0000-7000-8000-000000000001',
      fileName: 'tööd.csv',
      read: 1,
      known: 0,
      drafts: [{ ...harvest(fieldId), _id: '01930000-0000-7000-8000-000000000002' }],
    },
  }),
  'POST /import/soil-samples': ({ sample, field: fieldId }) => ({
    body: {
      dryRun: false,
      importId: '01930000-0000-7000-8000-000000000001',
      decisions: [null, { _id: sample, updatedAt: seen }].map((known, i) => ({
        kind: 'store',
        row: i + 1,
        sampleNo: '',
        fieldId,
        alias: 'Kivi',
        known,
        values: { date: '2025-10-01', p: 38 },
      })),
    },
  }),
  'POST /soil-samples': ({ sample: _id, field: fieldId }) => ({
    body: { _id, fieldId, date: '2026-05-01' },
  }),
  'PUT /soil-samples/{id}': ({ sample, field: fieldId }) => ({
    path: [sample],
    body: { fieldId, date: '2026-05-01' },
  }),
  'DELETE /soil-samples/{id}': ({ sample }) => ({ path: [sample] }),
  'GET /soil-samples/{id}/history': ({ sample }) => ({ path: [sample] }),
  'GET /soil-samples': ({ field: fieldId }) => ({ query: { fieldId } }),
  'POST /soil-samples/{id}/restore': ({ sample }) => ({ path: [sample] }),
  'POST /soil-samples/{id}/history/{entryId}': ({ sample, version }) => ({ path: [sample, version] }),
  'GET /stock': ({ material: requisiteId }) => ({ query: { requisiteId } }),
  'POST /stock': ({ stockEntry: _id, material }) => ({ body: { ...receipt(material), _id } }),
  'PUT /stock/{id}': ({ stockEntry, material }) => ({ path: [stockEntry], body: receipt(material) }),
  'DELETE /stock/{id}': ({ stockEntry }) => ({ path: [stockEntry] }),
  'PUT /stock/materials/{id}': ({ material }) => ({ path: [material], body: { density: 1.3 } }),
  'POST /pria/{kind}/{year}/preview': ({ field: fieldId }) => ({
    path: ['fields', '2026'],
    body: { rows: [{ id: `${fieldId}~`, direction: 'SEND' }] },
  }),
  'POST /pria/{kind}/{year}/sends': ({ field: fieldId, run: _id }) => ({
    path: ['fields', '2026'],
    body: { _id, fingerprint: 'x', rows: [{ id: `${fieldId}~`, direction: 'SEND' }] },
  }),
  'GET /pria/sends/{id}': ({ run: id }) => ({ path: [id] }),
  'POST /pria/sends/{id}/pause': ({ run: id }) => ({ path: [id] }),
  'POST /pria/sends/{id}/resume': ({ run: id }) => ({ path: [id] }),
  'POST /pria/sends/{id}/cancel': ({ run: id }) => ({ path: [id] }),
  'GET /pria/receipts': ({ job: recordId }) => ({ query: { kind: 'jobs', recordId } }),
  'GET /stock/entries': ({ stockEntry: id }) => ({ query: { before: '2026-05-01', id } }),
  'GET /stock/{id}/history': ({ stockEntry }) => ({ path: [stockEntry] }),
  'POST /stock/{id}/restore': ({ stockEntry }) => ({ path: [stockEntry] }),
  'POST /stock/{id}/history/{entryId}': ({ stockEntry, version }) => ({ path: [stockEntry, version] }),
  'POST /user-interface/ignore-warning': ({ warning }) => ({
    body: { ...HIDDEN, _id: warning },
  }),
  'POST /user-interface/show-warning': ({ warning }) => ({ body: { _id: warning } }),
  'POST /user-interface/warning-comments': ({ warning }) => ({
    body: { warningId: warning, text: 'Nii on' },
  }),
  'DELETE /user-interface/warning-comments/{id}': ({ comment }) => ({ path: [comment] }),
  'POST /work-times': ({ workTime: _id, worker: workerId }) => ({ body: { _id, workerId, ...hours } }),
  'PUT /work-times/{id}': ({ workTime, worker: workerId }) => ({
    path: [workTime],
    body: { workerId, ...hours },
  }),
  'DELETE /work-times/{id}': ({ workTime }) => ({ path: [workTime] }),
  'GET /work-times/deleted': ({ workTime: id }) => ({ query: { deletedAt: seen, id } }),
  'GET /work-times/{id}/history': ({ workTime }) => ({ path: [workTime] }),
  'POST /work-times/{id}/history/{entryId}': ({ workTime, version }) => ({ path: [workTime, version] }),
  'POST /work-times/{id}/restore': ({ workTime }) => ({ path: [workTime] }),
  'POST /work-times/{id}/toggle-paid': ({ workTime }) => ({ path: [workTime] }),
  'GET /work-times': ({ worker: workerId }) => ({ query: { workerId } }),
  'GET /work-times/last-added': ({ worker: workerId }) => ({ query: { workerId } }),
  'POST /workers/{workerId}/paid-work-period': ({ worker: id }) => ({
    path: [id],
    body: { start: '2026-05-01', end: '2026-05-31' },
  }),
  'POST /workers': ({ worker: _id }) => ({ body: { ...worker, _id } }),
  'PUT /workers/{id}': ({ worker: id }) => ({ path: [id], body: worker }),
  'DELETE /workers/{id}': ({ worker: id }) => ({ path: [id] }),
  'GET /workers/{id}/history': ({ worker: id }) => ({ path: [id] }),
  'POST /workers/{id}/restore': ({ worker: id }) => ({ path: [id] }),
  'POST /workers/{id}/history/{entryId}': ({ worker: id, version }) => ({ path: [id, version] }),
}
