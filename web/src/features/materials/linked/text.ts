import { countedWarnings } from '@vagu/core/text/counted'
import { restrictionNames } from '../../../entities/materials/text.ts'
import type { LinkedKey } from './linked-jobs.ts'

/** The words of the question whether jobs take over what was changed of a material. */
export const linkedText = {
  title: 'Seotud töökannete uuendamine',
  text: (name: string, count: number) =>
    `„${name}“ on salvestatud. ${count === 1 ? 'Ühes töös on' : `${count} töös on`} tarviku kohta kirjas teised andmed. Valige tööd, kuhu uued andmed kirjutada; ülejäänud jäävad nii, nagu on.`,
  list: 'Tööd, kus tarviku andmed erinevad',
  selectAll: 'Vali kõik',
  deselectAll: 'Tühista valik',
  selected: (count: number, all: number) => `Valitud ${count} / ${all}`,
  keep: 'Ära töökandeid muuda',
  update: 'Uuenda valitud töökanded',
  updated: 'Edukalt salvestatud ja töökanded uuendatud!',
  failed: 'Töökannete uuendamine ebaõnnestus!',
  planned: (year: number) => `planeeritud ${year}. aastaks`,
  missing: 'puudub',
  becomes: 'muutub:',
  keys: {
    name: 'Nimi',
    ...restrictionNames,
  } satisfies Record<LinkedKey, string>,
  checking: 'Vaatan, mis hoiatused muutuvad …',
  refused: 'Mõnda valitud tööd ei saa nii muuta. Jätke need valikust välja:',
  checkFailed: 'Ei õnnestunud vaadata, mis hoiatused muutuvad. Uuendada saab ka ilma selleta.',
  checkAgain: 'Proovi uuesti',
  noChange: 'Hoiatused ei muutu.',
  appear: (count: number) => `Tekib ${countedWarnings(count)}:`,
  go: (count: number) => `Kaob ${countedWarnings(count)}:`,
  more: (count: number) => `ja veel ${count}`,
  jobsFailed: (name: string) =>
    `„${name}“ on salvestatud, aga sellega seotud töid ei õnnestunud otsida. Tööde andmed jäid muutmata.`,
} as const
