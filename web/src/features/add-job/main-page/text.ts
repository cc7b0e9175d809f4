import { countedFields, countedJobs } from '@vagu/core/text/counted'
import { formatQuantity } from '../../../lib/format.ts'

/** Words of what stands around the form on the main page. */
export const mainPageText = {
  inProgress: 'Tegemisel tööd',
  drafts: 'Ettevalmistatud tööd',
  count: countedJobs,
  loadFailed: 'Töid ei õnnestunud laadida',
  none: 'Selliseid töid praegu ei ole.',
  finished: (count: number) => `Tehtuks märgitud: ${countedJobs(count)}`,
  putBack: 'Töö on nagu enne',

  harvest: (year: number) => `Koristus ${year}`,
  harvestFailed: 'Koristuse edenemist ei õnnestunud laadida',
  harvested: (done: string, all: string) => `${done} / ${all}`,
  harvestedFields: (done: number, all: number) => `${done} / ${countedFields(all)}`,
  percent: (share: number) => formatQuantity(share, '%'),
  tonnes: (tonnes: string, perHectare: string) => `${tonnes}, ${perHectare}`,
  progressOf: (crop: string) => `Koristatud: ${crop}`,
  moreCrops: (count: number) => `Näita veel ${count} kultuuri`,
  fewerCrops: 'Näita vähem',

  fertilizersText: (names: string) =>
    `Väetise andmed on puudulikud (${names}): lämmastiku ja fosfori piirnormid jäävad arvutamata.`,
  fertilizersMore: (names: string, count: number) => `${names} ja veel ${count}`,
  toWarnings: 'Vaata hoiatusi',
} as const
