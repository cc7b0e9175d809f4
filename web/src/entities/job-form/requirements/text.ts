import { jobTypesText } from '../../job-types/text.ts'

/** Words about what a job collects and costs, in a dialog of its own. */
export const requirementsText = {
  ...jobTypesText,
  open: 'Andmeväljad',
  title: (job: string) => `Andmeväljad: ${job}`,
  text: 'Valige, mida selle töö lisamisel küsitakse. Muid välju saab vormil alati juurde avada.',
  save: 'Salvesta',
  saved: 'Muudatused salvestatud!',
  failed: 'Viga muudatuste salvestamisel!',
} as const
