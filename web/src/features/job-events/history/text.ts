import type { JobVersion } from '@vagu/core/job-events/lists'

/** Words about who changed a job, when and how. */
export const words = {
  open: 'Ajalugu',
  title: (job: string) => `Ajalugu: ${job}`,
  actions: {
    create: 'Lisas',
    change: 'Muutis',
    delete: 'Kustutas',
    restore: 'Võttis tagasi',
  } satisfies Record<JobVersion['action'], string>,
  now: 'praegune',
  before: 'Enne',
  after: 'Pärast',
  nothing: 'Nähtavat muudatust ei ole.',
  restore: 'Taasta see seis',
  restoreAt: (at: string) => `Taasta seis ${at}`,
  restored: 'Töö on taastatud sellisena, nagu see siis oli',
  restoreFailed: 'Taastamine ebaõnnestus!',
  failed: 'Ajalugu ei õnnestunud laadida',
  empty: 'Selle töö kohta ei ole muudatusi kirjas.',
} as const
