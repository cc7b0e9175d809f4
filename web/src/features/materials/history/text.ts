import type { MaterialType } from '@vagu/core/materials/schema'

/** Words about deleted materials. */
export const materialsHistoryText = {
  deleted: {
    seed: 'Kustutatud seemned',
    fertilizer: 'Kustutatud väetised',
    chemical: 'Kustutatud taimekaitsevahendid',
    material: 'Kustutatud tarvikud',
  } satisfies Record<MaterialType, string>,
  deletedText: 'Kustutatu jääb alles ja selle saab tagasi võtta. Tööd, milles seda kasutati, ei muutu.',
} as const
