import { countedFields } from '@vagu/core/text/counted'
import { formatQuantity } from '../../lib/format.ts'

/** The words of choosing fields. */
export const fieldPickerText = {
  search: 'Otsi põldu',
  searchHint: 'Nimi või massiivi nr',
  map: 'Vali kaardilt',
  mapTitle: 'Põldude valimine kaardilt',
  mapDone: 'Valmis',
  crops: 'Kultuuri järgi',
  otherCrops: 'Teiste aastate kultuurid',
  list: 'Põllud',
  selectAll: (count: number) => `Vali kõik (${count})`,
  clear: 'Tühista valik',
  selected: (count: number, area: number) =>
    count === 0 ? 'Põldu ei ole valitud' : `Valitud ${countedFields(count)}, ${formatQuantity(area, 'ha')}`,
  noneFound: 'Sellise nimega põldu ei ole',
  hidden: (count: number) => `${countedFields(count)} valitud põldudest ei ole filtri tõttu näha`,
  showAll: 'Näita kõiki',
} as const
