import type { SourceState } from '@vagu/core/warnings/source-state'

/** Words of the page that lists what rules rest on. */
export const ruleSourcesText = {
  intro:
    'Iga reegel toetub õigusakti kindlale redaktsioonile. Siin on kirjas, millisele, kui põhjalikult see loeti ja mis päeval inimene reeglit sellega viimati võrdles. Üle aasta vana võrdlus tuleb korrata: seadus võib olla muutunud.',
  rules: (count: number) => `${count} reeglit`,
  show: 'Näita',
  all: 'Kõiki',
  toCompare: 'Ainult neid, mida tuleb võrrelda',
  title: 'Reeglid ja nende alused',
  none: 'Kõik alused on aasta jooksul võrreldud.',
  rule: 'Reegel',
  basis: 'Alus',
  redaction: 'Redaktsioon',
  reading: 'Kuidas loeti',
  compared: 'Võrreldud',
  since: 'Kehtib alates',
  readings: {
    text: 'akti tekst',
    excerpt: 'väljavõte või ameti selgitus',
    unread: 'lugemata',
    label: 'toote etikett',
    own: 'Vagu enda kontroll',
  },
  states: {
    compared: 'võrreldud aasta jooksul',
    old: 'võrdlus on üle aasta vana',
    unread: 'tekstiga võrdlemata',
    none: 'akti ei ole',
  } satisfies Record<SourceState, string>,
  nothing: '-',
} as const
