import { counted, countedWarnings } from '@vagu/core/text/counted'
import type { WarningLevel } from '@vagu/core/warnings/schema'

const violations = (count: number): string => counted(count, 'rikkumine', 'rikkumist')
const remarks = (count: number): string => counted(count, 'tähelepanek', 'tähelepanekut')

/** Every word of the warnings page; what a rule says comes from the rule. */
export const warningsText = {
  title: 'Hoiatused',
  count: countedWarnings,
  counts: (errors: number, others: number) =>
    [errors > 0 && violations(errors), others > 0 && remarks(others)].filter(Boolean).join(', '),
  records: 'Põllud, töötajad ja vahendid',
  jobs: 'Tööd',
  levels: { ERROR: 'Rikkumine', WARN: 'Tähelepanu' } satisfies Record<WarningLevel, string>,
  level: 'Näita',
  all: 'Kõik',
  only: (level: WarningLevel, count: number) =>
    `${level === 'ERROR' ? 'Rikkumised' : 'Tähelepanekud'} (${count})`,
  rule: 'Reegel',
  allRules: 'Kõik reeglid',
  field: 'Põld',
  allFields: 'Kõik põllud',
  filtered: (shown: number, all: number) => `Näidatakse ${shown} / ${all}`,
  showAll: 'Näita kõiki',
  showMore: (count: number) => `Näita järgmised ${count}`,
  date: 'Kuupäev',
  job: 'Töö',
  material: 'Vahend',
  related: 'Seotud töö',
  edit: 'Muuda tööd',
  editOf: (job: string, field: string) => `Muuda tööd: ${job}, ${field}`,
  openRelated: 'Ava seotud töö',
  openPage: {
    fields: 'Ava põllud',
    customFieldAreas: 'Ava pindalatüübid',
    seeds: 'Ava seemned',
    fertilizers: 'Ava väetised',
    chemicals: 'Ava taimekaitsevahendid',
    supplies: 'Ava tarvikud',
    workers: 'Ava töötajad',
    stock: 'Ava ladu',
  },
  why: 'Miks?',
  whyOf: (title: string) => `Miks? ${title}`,
  delete: 'Kustuta hoiatus',
  deleteOf: (title: string, place: string) => `Kustuta hoiatus: ${[title, place].filter(Boolean).join(', ')}`,
  whatIfTitle: 'Mis juhtuks',
  whatIfText:
    'Need hoiatused tekiksid, kui ettevalmistatud või planeeritud töö tehtaks nii, nagu see on kirjas.',
  allClear: 'Kõik on korras',
  allClearText: 'Ühtegi hoiatust ei ole. Uusi töid kontrollitakse juba sisestamise ajal.',
  loadFailed: 'Hoiatusi ei õnnestunud laadida',
  feedback: 'Hoiatus on vale? Andke meile teada',
  reasonTitle: 'Miks hoiatus kustutada?',
  reasonText:
    'Põhjus jääb ajalukku ja trükitud põlluraamatusse. Kui hoiatuse põhjus muutub, ilmub hoiatus uuesti.',
  reasons: [
    'Töö kuupäev on õige, reegel siin ei kehti',
    'Vahendi etiketil on teine ooteaeg',
    'Olen sellest teadlik',
    'Andmed on vanast põlluraamatust',
  ],
  reasonChips: 'Sagedased põhjused',
  reason: 'Põhjus',
  hiddenTitle: 'Peidetud hoiatused',
  hiddenFailed: 'Peidetud hoiatusi ei õnnestunud laadida',
  noneHidden: 'Ühtegi hoiatust ei ole peidetud.',
  hiddenBy: (at: string, by: string | null) => `Peidetud ${at}${by === null ? '' : `, ${by}`}`,
  showAgain: 'Näita uuesti',
  showAgainOf: (title: string, place: string) => `Näita uuesti: ${[title, place].filter(Boolean).join(', ')}`,
  shownAgain: 'Hoiatust näidatakse jälle, kui selle põhjus on alles.',
  showFailed: 'Hoiatust ei õnnestunud uuesti näidata!',
  deleted: 'Hoiatus kustutatud!',
  deleteFailed: 'Hoiatuse kustutamine ebaõestus!',
} as const
