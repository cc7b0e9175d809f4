import { countedJobs } from '@vagu/core/text/counted'

/** Words about the history of a field, and about the deleted ones. */
export const fieldsHistoryText = {
  inYear: (label: string, year: number) => `${label} ${year}`,
  view: 'Mida näidata',
  views: { all: 'Kõik muudatused', years: 'Hooaegade kaupa' },
  year: (year: number) => `Hooaeg ${year}`,
  unknownYear: 'Teadmata hooaeg',
  noYears: 'Ühegi hooaja andmeid ei ole muudetud.',
  yearsFailed: 'Hooaegade ajalugu ei õnnestunud laadida',
  addedYear: 'Lisas hooaja andmed',
  changedYear: 'Muutis',
  removedYear: 'Eemaldas hooaja andmed',
  newShape: (year: number) => `Piir muutus hooajal ${year}`,
  newLine: 'Piir muutus',
  shapeBefore: (area: string) => `enne ${area}`,
  shapeAfter: (area: string) => `pärast ${area}`,
  shape: 'Kontuur',
  noShape: 'kontuurita',
  shapeNumber: (number: number) => `kontuur nr ${number}`,
  active: 'Kasutuses',
  isActive: 'aktiivne',
  isInactive: 'mitteaktiivne',
  deleted: 'Kustutatud põllud',
  deletedText: 'Kustutatud põld jääb alles. Tagasi võttes tulevad kaasa ka tööd, mis koos sellega kustutati.',
  jobs: countedJobs,
} as const
