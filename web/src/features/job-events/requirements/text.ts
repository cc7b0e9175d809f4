import type { Requirement } from '@vagu/core/settings/schema'

/** Words about what a job collects and costs. */
export const words = {
  open: 'Andmeväljad',
  title: (job: string) => `Andmeväljad: ${job}`,
  text: 'Valige, mida selle töö lisamisel küsitakse. Muid välju saab vormil alati juurde avada.',
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
  profitability: 'Vaata tasuvust',
  save: 'Salvesta',
  cancel: 'Katkesta',
  saved: 'Muudatused salvestatud!',
  failed: 'Viga muudatuste salvestamisel!',
} as const
