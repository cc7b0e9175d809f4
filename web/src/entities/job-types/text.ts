import type { Requirement } from '@vagu/core/settings/schema'

/** Words about what a job collects and costs, wherever that is chosen. */
export const jobTypesText = {
  kinds: {
    seed: 'Seeme',
    fertilizer: 'Väetis',
    chemical: 'Taimekaitsevahend',
    material: 'Tarvik',
    worker: 'Töötaja',
    inspections: 'Seire',
    note: 'Märkused',
    image: 'Fotod',
    yield: 'Saak',
  } satisfies Record<Requirement, string>,
  withChemical: 'Taimekaitsevahendiga tööl on töötaja kohustuslik.',
  price: 'Töö hind hektari kohta',
  priceHint: 'Selle järgi arvutatakse töö kulu.',
  priceUnit: '€/ha',
  profitability: 'Vaata tasuvust',
} as const
