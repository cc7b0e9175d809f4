import { countedJobs } from '@vagu/core/text/counted'

/** Words of the page of everything that was deleted. */
export const deletedPageText = {
  text: 'Kustutatu jääb alles ja selle saab siit tagasi võtta. Põlluga tulevad kaasa tööd, mis koos sellega kustutati. Näha on iga liigi 200 viimast.',
  kind: 'Mida näidata',
  all: 'Kõik',
  kinds: {
    field: 'Põllud',
    job: 'Tööd',
    material: 'Materjalid',
    worker: 'Töötajad',
    area: 'Pindalatüübid',
    sample: 'Mullaproovid',
  },
  kindOf: {
    field: 'Põld',
    job: 'Töö',
    material: 'Materjal',
    worker: 'Töötaja',
    area: 'Pindalatüüp',
    sample: 'Mullaproov',
  },
  counted: (label: string, count: number) => `${label} (${count})`,
  jobs: countedJobs,
  sample: (number: string, fieldName: string) => [`Proov ${number}`.trim(), fieldName].join(', '),
  list: 'Kustutatud',
  none: 'Kustutatuid ei ole',
  noneText: 'Kui midagi kustutate, leiate selle siit.',
  failed: (kinds: string) => `Ei õnnestunud laadida: ${kinds}`,
  more: 'Näita veel',
} as const
