import { counted } from '@vagu/core/text/counted'

/** Every word of the page of machines. */
export const machinesPageText = {
  table: 'Masinad',
  count: (count: number): string => counted(count, 'masin', 'masinat'),
  search: 'Otsi masinat',
  searchPlaceholder: 'Nimi, liik, number või märkus',
  found: (shown: number, all: number) => `Näidatakse ${shown} / ${all}`,
  noneFound: 'Ühtegi sellist masinat ei ole',
  noneFoundText: (query: string) => `Otsingule „${query}“ ei vasta ükski masin.`,
  columns: {
    name: 'Nimi',
    kind: 'Liik',
    test: 'Kontroll',
    number: 'Number',
    bought: 'Ostetud',
    notes: 'Märkused',
  },
  editOf: (name: string) => `Muuda masinat: ${name}`,
  deleteTitle: (name: string) => `Kas kustutada masin „${name}“?`,
  deleteText: 'Masina saab tagasi võtta kohe pärast kustutamist või hiljem kustutatud masinate alt.',
  deleted: (name: string) => `Masin „${name}“ kustutatud`,
  restored: (name: string) => `Masin „${name}“ on tagasi`,
  deletedOnes: 'Kustutatud masinad',
  deletedOnesText: 'Kustutatud masin jääb alles ja selle saab tagasi võtta.',
  missing: 'Seda masinat ei ole enam. Võib-olla on see kustutatud.',
  emptyTitle: 'Siin ei ole veel ühtegi masinat',
  emptyText:
    'Lisage prits ja kirjutage juurde viimase kontrolli päev: Vagu ütleb, kui uus kontroll on tähtaja lähedal, ja loeb seda toetuste ja taimekaitse nõuete juures. Lisada võib ka teised masinad.',
} as const
