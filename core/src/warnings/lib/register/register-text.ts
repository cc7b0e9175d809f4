/** Words that the rules of the plant-protection register share. */
import { cropByKey } from '../../../crops/table.ts'
import type { MaterialUse } from '../../facts.ts'
import type { ProductInJob } from './register-use.ts'

export const cropName = (crop: string | null): string => cropByKey(crop ?? '')?.name ?? crop ?? ''

/** „A“, „B“ and so on, each once. */
export const quoted = (names: readonly string[]): string =>
  [...new Set(names)].map((name) => `„${name}“`).join(', ')

export const namesOf = (materials: readonly Pick<MaterialUse, 'name'>[]): string =>
  quoted(materials.map(({ name }) => name))

/** Sentence that is added where the figures of several uses differ and nothing tells which it was. */
export const untoldText = ({ isTold, uses }: Pick<ProductInJob, 'isTold' | 'uses'>): string =>
  isTold || uses.length < 2 ? '' : ' Seires ei ole märgitud, mille vastu töö tehti.'

export const CHECK_LABEL = 'Kontrollige etiketti.'
