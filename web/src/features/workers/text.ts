import { counted, countedDays } from '@vagu/core/text/counted'
import type { CertificateState } from '../../entities/workers/certificate.ts'

const workersText = (count: number): string => counted(count, 'töötaja', 'töötajat')

/** Every word of the page of workers. */
export const workersPageText = {
  table: 'Töötajad',
  count: workersText,
  search: 'Otsi töötajat',
  searchPlaceholder: 'Nimi või märkus',
  found: (shown: number, all: number) => `Näidatakse ${shown} / ${all}`,
  noneFound: 'Ühtegi sellist töötajat ei ole',
  noneFoundText: (query: string) => `Otsingule „${query}“ ei vasta ükski töötaja.`,
  columns: {
    name: 'Nimi',
    certificate: 'Taimekaitsetunnistus',
    hourlyRate: 'Tunnihind',
    notes: 'Märkused',
  },
  certificate: {
    none: 'ei ole',
    unknown: 'lõpp ei ole teada',
    valid: (day: string) => `kehtib kuni ${day}`,
    ending: (day: string) => `lõppemas: kehtib kuni ${day}`,
    ended: (day: string) => `lõppes ${day}`,
    left: (days: number) => (days === 0 ? 'täna on viimane päev' : `jäänud ${countedDays(days)}`),
  } satisfies Record<CertificateState | 'left', unknown>,
  addHours: 'Lisa tööaeg',
  editOf: (name: string) => `Muuda töötajat: ${name}`,
  deleteTitle: (name: string) => `Kas kustutada töötaja „${name}“?`,
  deleteText:
    'Tehtud tööde juurde jääb töötaja nimi alles, kuid uutele töödele teda enam valida ei saa. Töötaja saab tagasi võtta kohe pärast kustutamist või hiljem kustutatud töötajate alt.',
  deleted: (name: string) => `Töötaja „${name}“ kustutatud`,
  restored: (name: string) => `Töötaja „${name}“ on tagasi`,
  deletedOnes: 'Kustutatud töötajad',
  deletedOnesText: 'Kustutatud töötaja jääb alles ja selle saab tagasi võtta.',
  missing: 'Seda töötajat ei ole enam. Võib-olla on ta kustutatud.',
  emptyTitle: 'Siin ei ole veel ühtegi töötajat',
  emptyText:
    'Lisage kõik, kes põllul töid teevad, ka iseennast. Taimekaitsetöö juurde on vaja taimekaitsetunnistusega töötajat: Vagu hoiatab, kui tunnistus hakkab lõppema. Tunnihinna järgi arvutatakse palk.',
} as const
