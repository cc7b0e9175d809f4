import { counted } from '@vagu/core/text/counted'

export const entryPhotosText = {
  title: 'Saatelehe foto',
  tooMany: (max: number) => `Ühe kande juures saab olla kuni ${max} fotot.`,
  twice: 'See foto on juba lisatud.',
  underWay: 'Foto on veel teel. Oodake hetk ja salvestage siis uuesti.',
} as const

const lines = (count: number): string => counted(count, 'rida', 'rida')

/** Words of a delivery note. */
export const receiptText = {
  lines: 'Saatelehe read',
  line: (number: number) => `Rida ${number}`,
  addLine: 'Lisa rida',
  removeLine: (number: number) => `Eemalda rida ${number}`,
  details: 'Partii ja aegumine',
  sum: 'Kokku',
  sumUnknown: 'osa hindu puudub',
  unitPrice: (price: string) => `ühiku hind ${price}`,
  lineTotal: (total: string) => `rea summa ${total}`,
  missing: 'Tarvikut ei ole loetelus? Lisage see enne:',
  saved: (count: number) => (count === 1 ? 'Sissetulek on salvestatud.' : `Salvestatud ${lines(count)}.`),
  savedSome: (saved: number, all: number) =>
    `Salvestatud ${saved} rida ${all}-st. Ülejäänud on siin alles: proovige uuesti.`,
  takenBack: 'Sissetulek on tagasi võetud.',
  undone: 'Kanne on tagasi võetud.',
  changedMeanwhile: 'Keegi on seda kannet vahepeal muutnud: muudatus jäi alles.',
  takeBackFailed: 'Tagasi võtmine ebaõnnestus!',
} as const
