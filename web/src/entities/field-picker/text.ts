import { formatQuantity } from '../../lib/format.ts'

const fieldsText = (count: number): string => (count === 1 ? '1 põld' : `${count} põldu`)

/** The words of choosing fields. */
export const words = {
  search: 'Otsi põldu',
  searchHint: 'Nimi või massiivi nr',
  map: 'Vali kaardilt',
  mapTitle: 'Põldude valimine kaardilt',
  mapDone: 'Valmis',
  crops: 'Kultuuri järgi',
  list: 'Põllud',
  selectAll: (count: number) => `Vali kõik (${count})`,
  clear: 'Tühista valik',
  selected: (count: number, area: number) =>
    count === 0 ? 'Põldu ei ole valitud' : `Valitud ${fieldsText(count)}, ${formatQuantity(area, 'ha')}`,
  noneFound: 'Sellise nimega põldu ei ole',
  hidden: (count: number) => `${fieldsText(count)} valitud põldudest ei ole filtri tõttu näha`,
  showAll: 'Näita kõiki',
} as const
