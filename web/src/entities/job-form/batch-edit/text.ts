import { countedFields } from '@vagu/core/text/counted'

/** Words about a job that was entered for several fields at once. */
export const togetherText = {
  title: 'See töö lisati mitmele põllule korraga',
  text: 'Millistel põldudel muudatus kehtib? Muutub ainult see, mida praegu muutsite; pindala jääb igal põllul oma.',
  onlyThis: (field: string) => `Ainult ${field}`,
  all: (count: number) => `Kõik ${countedFields(count)}`,
  chosen: 'Valitud põllud',
  choose: 'Põllud',
  otherStatus: (status: string) => `olek ${status.toLocaleLowerCase('et')}`,
  save: (count: number) => `Salvesta ${countedFields(count)}`,
  cancel: 'Jätka muutmist',
  conflict: (field: string) =>
    `Tööd põllul ${field} on vahepeal muudetud. Vaadake see üle ja salvestage uuesti.`,
} as const
