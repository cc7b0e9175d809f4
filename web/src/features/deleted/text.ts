import { counted, countedJobs } from '@vagu/core/text/counted'

/** Words of the page of everything that was deleted. */
export const deletedPageText = {
  text: 'Kustutatu jääb alles ja selle saab siit tagasi võtta. Põlluga tulevad kaasa tööd, mis koos sellega kustutati.',
  kind: 'Mida näidata',
  all: 'Kõik',
  counted: (label: string, count: number) => `${label} (${count})`,
  jobs: countedJobs,
  sample: (number: string, fieldName: string) => [`Proov ${number}`.trim(), fieldName].join(', '),
  order: (supplier: string) => supplier || 'Tarnija märkimata',
  lines: (count: number) => counted(count, 'rida', 'rida'),
  list: 'Kustutatud',
  none: 'Kustutatuid ei ole',
  noneText: 'Kui midagi kustutate, leiate selle siit.',
  failed: (kinds: string) => `Ei õnnestunud laadida: ${kinds}`,
  more: 'Näita veel',
  older: 'Näita vanemaid',
  choose: (name: string) => `Vali: ${name}`,
  bringBackChosen: (count: number) => `Võta valitud tagasi (${count})`,
  /** Several records that went in one moment; not all of them are listed yet where there may be more. */
  together: (kind: string, count: string, at: string) =>
    `Korraga kustutatud ${at}: ${kind.toLocaleLowerCase('et')}, ${count}`,
  atLeast: (count: number) => `vähemalt ${count}`,
  bringBackTogether: 'Võta kõik korraga kustutatud tagasi',
  broughtBack: (count: number) => `${counted(count, 'kirje', 'kirjet')} on tagasi`,
} as const
