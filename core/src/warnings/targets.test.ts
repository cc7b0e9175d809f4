import { expect, test } from 'vitest'
import { evaluateFarm } from './evaluate.ts'
import { rules } from './registry.ts'
import { sampleFarm, sampleJob, sampleMaterial } from './sample.ts'

/** A farm on which everything is wrong, with names as long as they may be. */
const LONG = 'õ'.repeat(200)
const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const worker = { _id: ID, name: LONG, chemicalCertification: true }
const coating = { name: `${LONG}ä` }
const requisites = [
  sampleMaterial({ name: LONG, type: 'seed', coating }, ID),
  sampleMaterial({ name: LONG, type: 'fertilizer' }, 'f'),
  sampleMaterial(
    { name: LONG, type: 'chemical', subtypeVariant: 'TKV_REGISTRIST', registerNumber: '9'.repeat(60) },
    'c',
  ),
  sampleMaterial({ name: 'puhitud', type: 'seed', coating: { name: LONG, requisiteId: 'gone' } }, 's'),
]
const crops = (...list: readonly string[]) => list.map((crop, i) => ({ year: 2024 + i, mainCrop: { crop } }))
const farm = sampleFarm({
  workers: [
    { ...worker, chemicalWorkerLicenceEndDate: null },
    { ...worker, chemicalWorkerLicenceEndDate: '2026-10-02' },
    { ...worker, chemicalWorkerLicenceEndDate: '2026-09-30' },
  ],
  requisites,
  register: {
    find: ({ name }) =>
      name === coating.name ? { number: '1', name, validUntil: '2020-01-01', useUpUntil: null } : undefined,
  },
  fields: [
    { _id: ID, name: '9'.repeat(255), area: 5, yearInfo: crops('kartul', 'varajane_kartul', 'kartul') },
    { _id: 'b', name: '9'.repeat(255), area: 5, yearInfo: [] },
  ],
  rotation: [{ fieldId: ID, year: 2026, crop: 'õ'.repeat(60) }],
  customAreas: [{ id: ID, areaName: LONG, fieldId: ID, year: 2026, status: 'MISSING' }],
  openJobs: [
    {
      event: sampleJob('spraying', '2026-05-04', { _id: ID, fieldId: 'b', status: 'DRAFT' }),
      field: { _id: 'b', name: LONG },
    },
  ],
  stock: [{ requisiteId: null, name: LONG, type: 'material', unit: 'kg', balance: -1, date: '2026-05-03' }],
})
const warnings = evaluateFarm(farm)

const KINDS = {
  worker: [
    'CHEMICAL_CERTIFICATION_ABOUT_TO_END',
    'CHEMICAL_CERTIFICATION_ENDED',
    'UNKNOWN_CHEMICAL_CERTIFICATION_END',
  ],
  requisite: [
    'FERTILIZERS_MISSING_INFO',
    'MISSING_RESTRICTION_CHEMICAL',
    'SEED_CERTIFICATE_MISSING',
    'SEED_COATING_MISSING',
    'SEED_COATING_NO_LONGER_ACTIVE',
    'UNKNOWN_CHEMICAL',
    'UNKNOWN_CHEMICAL_INGREDIENTS',
  ],
  field: ['CROP_ROTATIONS_NOT_MATCHING', 'DUPLICATE_FIELD_NAME', 'NUMERIC_FIELD_NAME', 'ROTATION_GAP'],
  'custom-area': ['CUSTOM_FIELD_AREAS_NEED_CONFIRMATION'],
  stock: ['STOCK_FIXUP'],
  job: ['ENTRY_DEADLINE'],
} as const

test.each(Object.entries(KINDS))('on a %s stand the rules of its kind', (kind, keys) => {
  const found = warnings.filter(({ targetKind }) => targetKind === kind).map(({ type }) => type.key)
  expect([...new Set(found)].toSorted()).toEqual(keys)
})

test('a warning leads to its record', () => {
  const on = (kind: string) => warnings.filter(({ targetKind }) => targetKind === kind)
  expect(on('worker').map(({ workerId, targetId }) => [workerId, targetId])).toEqual([
    [ID, ID],
    [ID, ID],
    [ID, ID],
  ])
  expect(
    on('field').every(({ fieldId, targetId, fieldName }) => fieldId === targetId && fieldName !== null),
  ).toBe(true)
  for (const { requisite, targetId } of on('requisite')) {
    const material = requisites.find(({ _id }) => _id === targetId)
    expect(requisite).toEqual({ name: material?.name, requisiteId: targetId, type: material?.type })
  }
  const brief = { _id: ID, fieldId: 'b', date: '2026-05-04', endDate: '2026-05-04' }
  expect(on('job')).toMatchObject([
    { targetId: ID, fieldId: 'b', fieldName: LONG, event: brief, related: null },
  ])
  expect(on('stock')[0]?.requisite).toEqual({ name: LONG, requisiteId: null, type: 'material' })
})

test('names of any length leave room for the id of a warning', () => {
  expect(Math.max(...warnings.map(({ _id }) => _id.length))).toBeLessThanOrEqual(300)
  const causes = rules.flatMap((rule) => rule.checkFarm?.(farm) ?? []).map(({ cause }) => cause)
  expect(causes.filter((cause) => cause.length === 0 || cause.length > 150)).toEqual([])
})
