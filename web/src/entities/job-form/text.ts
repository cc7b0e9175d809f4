import { counted } from '@vagu/core/text/counted'
/** Words of the blocks that only some jobs ask for. */
export const jobFormText = {
  closeAfter: 'Sulge vorm pärast salvestamist',
  closeOn: 'Vorm suletakse.',

  variant: 'Tööviis',

  alsoFertilizing: 'Segus on väetis: töö läheb kirja ka väetamisena.',
  alsoFertilizingChemical: 'Taimekaitsevahendi nõuded jäävad kehtima: töötajal peab olema tunnistus.',

  herding: 'Karjatamine',
  herdingRow: (number: number) => `Loomad ${number}`,
  animal: 'Loomaliik',
  chooseAnimal: 'Valige või kirjutage',
  animals: 'Loomi',
  days: 'Päevi',
  hours: 'Tunde päevas',
  addAnimals: 'Lisa loomaliik',
  removeAnimals: (animal: string) => `Eemalda: ${animal}`,
  ownAnimal: 'Seda liiki loomade sõnniku toitained ei ole teada: karjatamise lämmastikku siin ei arvestata.',
  hoursShared: 'Tunnid jagatakse põldude vahel pindala järgi.',

  improvement: 'Töö maht',
  manureHeap: 'Sõnniku kogus',
  amount: 'Kogus',
  unit: 'Ühik',
  units: { m: 'm', ha: 'ha', 'm3/m': 'm³/m', tk: 'tk', km: 'km', t: 't' },
  workShared: 'Kogus jagatakse põldude vahel pindala järgi.',
  rateKept: 'Maht meetri kohta on igal põllul sama.',

  sampler: 'Proovivõtja',
  chooseSampler: 'Valige või kirjutage nimi',
  samples: 'Võetud proove',
  samplesPerField: 'Võetud proove igalt põllult',
  samplesHint: 'Nii mitu tühja proovi tekib mullaproovide alla; tulemused lisate sinna hiljem.',
  samplesOfJob: (count: number) => counted(count, 'proov sellest tööst', 'proovi sellest tööst'),

  areaKind: 'Pindalatüüp',
  wholeField: 'Kogu põld',
  noAreaOfKind: (names: string) => `Seda pindalatüüpi ei ole määratud, jääb kogu põld: ${names}.`,
  more: (count: number) => `ja veel ${count}`,
} as const
