import { counted } from '@vagu/core/text/counted'
import type { MenuKey } from './menu.ts'

const NAMES: Partial<Record<MenuKey, string>> = {
  priaFields: 'Põllud',
  priaJobs: 'Töökanded',
  priaYield: 'Saagikus',
  priaCrops: 'Kultuurid',
  priaConnect: 'Ühendus',
}

/** Words of PRIA in the menu. */
export const priaMenuText = {
  names: NAMES,
  differences: (count: number) => counted(count, 'erinevus', 'erinevust'),
} as const
