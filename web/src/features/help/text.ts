import { counted } from '@vagu/core/text/counted'
import type { WarningLevel } from '@vagu/core/warnings/schema'

/** Every word of the help page but those of the rules, which bring their own. */
export const helpText = {
  title: 'Mida kontrollitakse ja miks',
  intro:
    'Vagu võrdleb iga tööd seaduse, taimekaitsevahendite registri ja toote märgisega juba sisestamise ajal. ' +
    'Siin on kõik reeglid: mida need ütlevad, millised on piirmäärad, mis päevast need kehtivad ja kust need tulevad.',
  toSources: 'Reeglite alused: paragrahv, redaktsioon ja võrdlemise päev',
  marksTitle: 'Märgid põllu juures',
  marks: {
    ok: 'Korras: ükski reegel ei keela.',
    attention: 'Tähelepanu: seadusega vastuolu ei ole, aga midagi on puudu või vajab hoolt.',
    violation: 'Rikkumine: töö on reegliga vastuolus. Salvestada saab ikka; hoiatus jääb lehele „Hoiatused“.',
    unknown: 'Ei tea: otsustamiseks on midagi puudu. Selgitus ütleb, mis.',
    unfinished:
      'Pooleli: midagi on veel kirjutamata. Kui salvestate ilma selleta, ütleb reegel, mis puudu jäi.',
  },
  search: 'Otsi küsimust, lehte või reeglit',
  found: ({ questions, pages, rules }: { questions: number; pages: number; rules: number }) =>
    [
      counted(questions, 'küsimus', 'küsimust'),
      pages > 0 && counted(pages, 'leht', 'lehte'),
      counted(rules, 'reegel', 'reeglit'),
    ]
      .filter(Boolean)
      .join(', '),
  nothing: 'Sellist ei ole. Proovige teist sõna, näiteks „ooteaeg“ või „sõnnik“, või kirjutage meile.',
  contact: 'Kirjuta meile',
  questionsTitle: 'Küsimused ja vastused',
  pagesTitle: 'Lehed',
  contents: 'Sellel lehel',
  toQuestions: 'Küsimused',
  toMarks: 'Märgid',
  toRegisters: 'Registrid',
  toRules: 'Reeglid',
  showAll: 'Näita kõiki',
  levels: { ERROR: 'Rikkumine', WARN: 'Tähelepanu' } satisfies Record<WarningLevel, string>,
  limits: 'Piirmäärad',
  limitsOf: (rule: string) => `Piirmäärad: ${rule}`,
  limit: 'Piirmäär',
  value: 'Suurus',
  since: 'Kehtib alates',
  source: 'Alus',
  sources: 'Alus',
  sinceDay: (day: string) => `Alates ${day}`,
  always: '-',
  example: 'Näide',
  key: 'Reegli tunnus',
  licences: 'Kasutatud tarkvara litsentsid',
} as const
