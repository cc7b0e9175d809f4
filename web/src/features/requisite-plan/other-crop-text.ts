import type { OtherCropPlan } from '@vagu/core/supplies/schema'
import { counted } from '@vagu/core/text/counted'
import { formatMoney, formatQuantity } from '../../lib/format.ts'

const BASES: Readonly<Record<OtherCropPlan['basis']['source'], (basis: OtherCropPlan['basis']) => string>> = {
  FIELDS: ({ fields, area }) =>
    `Vajadus on arvutatud hektari kohta teie selle kultuuri põldude järgi: ${counted(fields, 'põld', 'põldu')}, ${formatQuantity(area, 'ha')}.`,
  TEMPLATE: () =>
    'Vajadus on arvutatud kultuuri malli järgi, sest teistel põldudel seda kultuuri plaanis ei ole.',
  NONE: () =>
    'Selle kultuuri vajadust ei ole, mille järgi arvutada: ühelgi teisel põllul seda plaanis ei ole ja malli ka mitte.',
}
const change = (cents: number): string => `${cents > 0 ? '+' : ''}${formatMoney(cents)}`

/** Every word of the window that tries another crop. */
export const otherCropText = {
  title: 'Mis siis, kui põllul oleks teine kultuur?',
  lead: 'Proovimine: midagi ei salvestata ega muudeta.',
  field: 'Põld',
  crop: 'Proovitav kultuur',
  same: 'See kultuur on põllul juba. Valige teine.',
  failed: 'Seda ei saanud arvutada',
  heading: (field: string, area: number, [before, after]: readonly [string, string]) =>
    `${field}, ${formatQuantity(area, 'ha')}: ${before} → ${after}`,
  basis: (basis: OtherCropPlan['basis']) => BASES[basis.source](basis),
  nothing: 'Tarvikute vajadus ei muutu.',
  table: 'Muutuvad tarvikud',
  columns: { name: 'Tarvik', left: 'Vaja', stays: 'Laost jääks', toBuy: 'Osta' },
  amount: (value: number | null, unit: string) => formatQuantity(value, unit),
  from: (before: string, after: string) => (before === after ? after : `${before} → ${after}`),
  purchase: 'Nende tarvikute ost',
  profit: 'Põllu kasum, hinnanguline',
  money: (before: number, after: number) =>
    `${formatMoney(before)} → ${formatMoney(after)} (${change(after - before)})`,
  unpriced: (names: readonly string[]) => `hind puudub: ${names.join(', ')}`,
  profitUnknown: 'ei ole teada',
  profitBy: (fields: number) =>
    `selle kultuuri ${counted(fields, 'põllu', 'põllu')} järgi, kus kõik hinnad on teada`,
  profitNone: 'ühtegi teist selle kultuuri põldu, millel kõik hinnad teada oleksid, ei ole',
  profitMissing: (names: readonly string[]) => `puudub: ${names.join(', ')}`,
} as const
