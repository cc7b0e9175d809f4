import { countedJobs } from '@vagu/core/text/counted'

/** Words about the history of a field, and about the deleted ones. */
export const fieldsHistoryText = {
  inYear: (label: string, year: number) => `${label} ${year}`,
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
