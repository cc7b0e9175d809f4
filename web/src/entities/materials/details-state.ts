/** State of a material's inputs: which stand open, and what the folded ones hold. */
import { cropByKey } from '@vagu/core/crops/table'
import { hasLabel } from '@vagu/core/materials/cleared'
import { formatNumber } from '../../lib/format.ts'
import { nutrientUnit } from './fertilizer.ts'
import type { MaterialForm } from './material-form.ts'
import { RESTRICTIONS } from './restrictions.ts'
import { restrictionSummary } from './restriction-summary.ts'
import { materialsText } from './text.ts'

type Facts = MaterialForm['facts']

/** Inputs that are rarely used: delays, uses, safety areas, and the farmer's note. */
export const MORE = [...RESTRICTIONS, 'note'] as const
const NEVER_FOLDED = ['name', 'amount', 'unit'] as const

const lacks: Readonly<Record<Facts['type'], (facts: Facts) => boolean>> = {
  chemical: ({ subtypeVariant }) => !subtypeVariant,
  fertilizer: ({ subtype, nutrient }) => !subtype || (nutrient?.N == null && nutrient?.CaO == null),
  seed: ({ subtype, seedCertificate, batchNo }) =>
    !subtype || !seedCertificate || (seedCertificate !== 'OTS' && !batchNo),
  material: () => false,
}

/** Whether the details are asked for first: of a new material, and of one that does not say what it must. */
export const beginsOpen = ({ facts, isNew }: MaterialForm): boolean =>
  (isNew && facts.type !== 'material' && facts.registerNumber == null) || lacks[facts.type](facts)

type Errors = ReadonlyMap<string, unknown>
const hasErrorAt = (errors: Errors, isMatch: (key: string) => boolean): boolean =>
  [...errors.keys()].some(isMatch)

/** Whether something is wrong in a part that may be folded; `name` is the material's: `requisites.0`. */
export const hasHiddenError = (errors: Errors, name: string): boolean => {
  const seen = new Set(NEVER_FOLDED.map((key) => `${name}.${key}`))
  return hasErrorAt(errors, (key) => key.startsWith(`${name}.`) && !seen.has(key))
}
export const hasErrorIn = (errors: Errors, names: readonly string[]): boolean =>
  hasErrorAt(errors, (key) => names.some((name) => key === name || key.startsWith(`${name}.`)))

const joined = (parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(', ')

/** Contents of the fertilizer: `N 18, P 20,07 %`; empty where nothing is known. */
export function nutrientSummary(material: MaterialForm): string {
  const { nutrient } = material.facts
  const figures = (['N', 'P', 'K', 'CaO', 'MgO'] as const).flatMap((key) =>
    nutrient?.[key] == null ? [] : [`${key} ${formatNumber(nutrient[key])}`],
  )
  return figures.length === 0 ? '' : `${figures.join(', ')} ${nutrientUnit(material)}`
}

function seedSummary({ subtype, seedCertificate, batchNo, coating }: Facts): string {
  const crop = subtype && (cropByKey(subtype)?.name ?? subtype)
  const amount = coating?.amount == null ? '' : ` ${formatNumber(coating.amount, 4)} ${coating.unit ?? ''}`
  return joined([
    crop,
    joined([[seedCertificate, batchNo].filter(Boolean).join(' ')]),
    coating?.name && materialsText.coatedWith(`${coating.name}${amount}`),
  ])
}

function chemicalSummary(facts: Facts): string {
  if (!hasLabel(facts))
    return materialsText.variants[facts.subtypeVariant === 'BIOSTIM' ? 'BIOSTIM' : 'MARGAJA']
  return restrictionSummary(facts)
}

/** Summary of a folded material; empty where nothing is known. */
export function detailsSummary(material: MaterialForm): string {
  const { facts } = material
  if (facts.type === 'seed') return seedSummary(facts)
  if (facts.type === 'chemical') return chemicalSummary(facts)
  if (facts.type === 'material') return facts.note ?? ''
  const kind =
    facts.subtype === 'FERTILIZER_LIMESTONE'
      ? materialsText.fertilizerSubtypes.FERTILIZER_LIMESTONE
      : facts.fertilizerKind && materialsText.fertilizerKinds[facts.fertilizerKind]
  return joined([kind, nutrientSummary(material)])
}

/** Summary of the rarely used inputs. */
export const moreSummary = ({ facts }: MaterialForm): string =>
  joined([hasLabel(facts) && restrictionSummary(facts), facts.note])
