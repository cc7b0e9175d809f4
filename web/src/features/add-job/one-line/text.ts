import { countedFields } from '@vagu/core/text/counted'
import type { Meaning } from '@vagu/core/job-line/line'
import type { JobStatus } from '@vagu/core/jobs/schema'

/** Every word of the line over the job form. */
export const oneLineText = {
  label: 'Kirjuta töö ühe reana',
  hint: 'Klahv / toob siia, Enter täidab vormi, Ctrl+Enter salvestab.',
  fill: 'Täida vorm',
  clear: 'Tühjenda rida',
  /** An example of the farm's own names. */
  example: (names: { fields: readonly string[]; product: string | undefined; worker: string | undefined }) =>
    [
      'näiteks: eile',
      names.product ? 'pritsisin' : 'kündsin',
      names.fields.join(' ja '),
      names.product && `${names.product} 0,9`,
      names.worker,
    ]
      .filter(Boolean)
      .join(' '),
  understood: 'Sain aru',
  unknown: 'Ei saanud aru:',
  asNote: 'Lisa märkustesse',
  quoted: (text: string) => `„${text}“`,
  which: (text: string) => `Mida tähendab „${text}“?`,
  choose: (text: string, label: string) => `„${text}“ on ${label}`,
  filled: 'Vorm on täidetud. Kontrollige ja salvestage.',
  filledPartly: 'Vorm on täidetud sellega, millest aru sain. Kontrollige ja täiendage.',
  nothing: 'Sellest reast ei saanud midagi vormi panna.',
  undone: 'Vorm on nagu enne.',
  asking: 'Otsin taimekaitsevahendite registrist …',
  meanings: {
    days: 'Aeg',
    time: 'Algus',
    job: 'Töö',
    fields: 'Põllud',
    material: 'Tarvik',
    amount: 'Kogus',
    worker: 'Töötaja',
    area: 'Pindala',
    yield: 'Saak',
    note: 'Märkus',
    label: 'Silt',
  } satisfies Record<Meaning, string>,
  statuses: {
    DONE: '',
    IN_PROGRESS: 'tegemisel',
    DRAFT: 'ettevalmistatud',
    PLANNED: 'planeeritud',
  } satisfies Record<JobStatus, string>,
  status: 'Olek',
  moreFields: (names: string, count: number) => `${names} ja veel ${countedFields(count)}`,
  fromRegister: (name: string) => `${name} (registrist)`,
  unit: { kg: 'kg', l: 'l', t: 't', m3: 'm³', g: 'g', ml: 'ml', tk: 'tk' },
  rate: (amount: string) => `${amount}/ha`,
  total: (amount: string) => `kokku ${amount}`,
} as const
