import type { RequisiteType } from '@vagu/core/requisites/schema'

/** Words about deleted materials. */
export const words = {
  deleted: {
    seed: 'Kustutatud seemned',
    fertilizer: 'Kustutatud väetised',
    chemical: 'Kustutatud taimekaitsevahendid',
    material: 'Kustutatud tarvikud',
  } satisfies Record<RequisiteType, string>,
  deletedText: 'Kustutatu jääb alles ja selle saab tagasi võtta. Tööd, milles seda kasutati, ei muutu.',
} as const
