import { counted } from '@vagu/core/text/counted'
import { formatNumber } from '../../lib/format.ts'

const kg = (value: number | null): string => formatNumber(value, 1)

/** Every word of what makes jobs, and of the suggested mix. */
export const actionText = {
  selected: (count: number, area: number) =>
    `${counted(count, 'põld', 'põldu')} valitud, ${formatNumber(area)} ha`,
  addProduct: 'Lisa väetis',
  clearChoice: 'Tühista valik',
  makeJobs: 'Tee töödeks',
  makeJobsTitle: 'Tee plaanist tööd',
  makeJobsText: (jobs: number, fields: number) =>
    `${counted(jobs, 'planeeritud töö', 'planeeritud tööd')} ${counted(fields, 'põllule', 'põllule')}. Töö on plaaniga seotud: kui selle tehtuks märgite, täitub plaani riba.`,
  makeJobsNone: 'Kõik kavandatud väetised on juba tööd või väetisi ei ole kavandatud.',
  makeJobsDo: (jobs: number) => `Tee ${counted(jobs, 'töö', 'tööd')}`,
  made: (jobs: number) => `${counted(jobs, 'töö', 'tööd')} tehtud`,
  makeFailed: 'Töid ei saanud teha',
  shopping: 'Väetised kokku',
  onFields: (count: number) => counted(count, 'põld', 'põldu'),
  suggest: 'Soovita segu',
  suggestTitle: 'Odavaim segu oma väetistest',
  suggestText:
    'Vagu otsib talu väetistest kogused, mis katavad puudujäägi odavaimalt ega ületa seaduse piire. Hind ja laoseis on valikulised.',
  price: 'hind',
  priceOf: (name: string) => `Hind: ${name}`,
  available: 'olemas',
  availableOf: (name: string) => `Olemas: ${name}`,
  noProducts: 'Talus ei ole ühtegi teadaoleva sisaldusega väetist. Lisage need väetiste lehel.',
  toFertilizers: 'Väetiste juurde',
  nothingNeeded: 'Sellel põllul ei ole midagi puudu.',
  find: 'Otsi segu',
  found: 'Soovitus',
  cost: (cents: string) => `maksab ${cents} hektari kohta`,
  lightest: 'Hindu ei ole, seega on otsitud väikseim kogus.',
  unpriced: (names: string) => `Hinnata, seega välja jäetud: ${names}.`,
  covers: (element: string, given: number, need: number) =>
    `${element}: ${kg(given)} kg/ha vajadusest ${kg(need)}`,
  short: (element: string, value: number) => `${element} jääb puudu ${kg(value)} kg/ha`,
  over: (element: string, value: number) =>
    `${element} on ${kg(value)} kg/ha üle: samas väetises, mida muidu vaja`,
  accept: 'Lisa plaani',
  noMix: 'Sobivat segu ei leitud.',
  failed: 'Segu arvutamine ebaõnnestus',
} as const
