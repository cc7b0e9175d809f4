/** A farm for the tests of lines. */
import { DEFAULT_JOB_CATEGORIES } from '../settings/table.ts'
import { indexFarm } from './index-farm.ts'
import type { Choices, JobLine, LineFarm, LineField, LineMaterial } from './line.ts'
import { readJobLine } from './read-line.ts'

const field = (name: string, crop: string | null = null, codes: readonly string[] = []): LineField => ({
  id: name,
  name,
  codes,
  crop,
})
const material = (name: string, type: LineMaterial['type'], unit: LineMaterial['unit']): LineMaterial => ({
  id: name,
  name,
  type,
  unit,
})

const CATEGORIES = DEFAULT_JOB_CATEGORIES.map((category) =>
  category.key === 'other'
    ? {
        ...category,
        jobs: [
          ...category.jobs,
          {
            key: 'drone',
            name: 'Drooniseire',
            visible: true,
            requires: [],
            variants: [],
            hectarePrice: null,
          },
        ],
      }
    : category,
)

export const FARM: LineFarm = {
  fields: [
    field('Kivi', 'talinisu'),
    field('Suur', 'taliraps', ['41']),
    field('Kodupõld', 'talinisu'),
    field('Metsaveer', 'suvinisu'),
    field('Jõe niit', 'rohttaimed'),
    field('Mäe', 'kaer'),
    field('Koppel', 'taliraps'),
    field('Jaani'),
    field('Saare ülemine'),
    field('Saare alumine'),
    field('12', 'talioder'),
    field('Põld 3'),
    field('4'),
    field('5'),
    field('7'),
    field('Vana-Laht'),
    field('Kask'),
    field('Rehe'),
  ],
  categories: CATEGORIES,
  materials: [
    material('Axial 50 EC', 'chemical', 'l/ha'),
    material('Dash', 'chemical', 'l/ha'),
    material('Boxer 800', 'chemical', null),
    material('NPK 8-20-30', 'fertilizer', 'kg/ha'),
    material('Ammooniumnitraat', 'fertilizer', 'kg/ha'),
    material('AN 34,4', 'fertilizer', 'kg'),
    material('Veisesõnnik', 'fertilizer', 't/ha'),
    { ...material('Skagen', 'seed', 'kg/ha'), subtype: 'talinisu' },
    { ...material('Trumpet', 'seed', 'kg/ha'), subtype: 'taliraps' },
    material('Select Super', 'chemical', 'l/ha'),
    material('Select Plus', 'chemical', 'l/ha'),
  ],
  workers: [
    { id: 'jaan', name: 'Jaan Tamm' },
    { id: 'mari', name: 'Mari Kask' },
    { id: 'mart1', name: 'Mart Saar' },
    { id: 'mart2', name: 'Mart Lepik' },
    { id: 'peeter', name: 'Peeter (Pets) Õunapuu' },
  ],
  registerNames: ['Axial', 'Mospilan 20 SG', 'Propulse'],
}

/** A Wednesday. */
export const DAY = { today: '2026-06-17', year: 2026 }

const INDEX = indexFarm(FARM)
export const read = (text: string, choices: Choices = {}): JobLine =>
  readJobLine({ text, day: DAY, choices }, INDEX)

/** Words that were not understood, as they are written. */
export const unknownIn = (text: string): string[] =>
  read(text).unknown.map(({ start, end }) => text.slice(start, end))

const amountText = ({ value, unit, basis }: NonNullable<JobLine['materials'][number]['amount']>): string =>
  `${value} ${unit ?? '-'}${basis === 'rate' ? '/ha' : ''}`

const dayShort = (day: string): string => day.replace(/^2026-/, '')

/** A reading in one line, what is missing left out. */
export function short(text: string): string {
  const line = read(text)
  const last = line.days?.end
  const days =
    line.days &&
    `${dayShort(line.days.start)}${last === line.days.start ? '' : `..${last ? dayShort(last) : ''}`}`
  const uses = line.materials.map(
    ({ name, amount, requisiteId }) =>
      `${requisiteId === null ? '+' : ''}${name}${amount ? ` = ${amountText(amount)}` : ''}`,
  )
  const { harvest } = line
  const parts = [
    days,
    line.startTime,
    line.status,
    line.job && (line.job.job ?? `${line.job.category}/`),
    line.fieldIds.length > 0 && `[${line.fieldIds.join(', ')}]`,
    ...uses,
    line.workerId && `@${line.workerId}`,
    line.area !== null && `${line.area} ha`,
    harvest && `yield ${harvest.value} ${harvest.unit}${harvest.isPerHectare ? '/ha' : ''}`,
    line.notes && `note ${line.notes}`,
    ...line.labels.map((label) => `#${label}`),
    ...line.ambiguous.map(({ start, end, candidates }) => `${text.slice(start, end)}~${candidates.length}`),
    ...unknownIn(text).map((unknown) => `?${unknown}`),
  ]
  return parts.filter(Boolean).join(' | ')
}
