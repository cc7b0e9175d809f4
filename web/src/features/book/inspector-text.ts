import { MAX_OPEN_ADDRESSES, type AddressEvent, type InspectorAddress } from '@vagu/core/inspector/schema'
import { formatDay } from '../../lib/format.ts'

/** Words of the card on which addresses for inspectors are made. */
export const inspectorCardText = {
  title: 'Inspektorile',
  intro:
    'Tehke aadress, millelt inspektor näeb valitud aastate põlluraamatut ilma kontota ja ainult lugemiseks: tabelid, kaart, tehtud kontrollid ja tõendid, failid allalaadimiseks. Teisi aastaid, raha ega kasutajate e-posti seal ei ole. Aadressi saab igal ajal tagasi võtta.',
  years: 'Saagiaastad',
  yearsMissing: 'Valige vähemalt üks aasta',
  endsOn: 'Viimane päev',
  endsOnWrong: 'Valige päev tänasest kuni aasta pärast',
  purpose: 'Milleks',
  purposeHint: 'Näiteks „PTA taimekaitse kontroll“. Seda näeb ka inspektor.',
  purposeMissing: 'Kirjutage, milleks aadress on',
  purposeLong: 'Kuni 200 tähte',
  make: 'Tee aadress',
  makeFailed: 'Aadressi ei saanud teha. Proovige uuesti.',
  tooMany: `Korraga saab avatud olla kuni ${MAX_OPEN_ADDRESSES} aadressi. Võtke mõni tagasi.`,
  made: 'Aadress on tehtud. Kopeerige see kohe: hiljem seda enam ei näidata.',
  address: 'Inspektori aadress',
  copy: 'Kopeeri',
  copied: 'Kopeeritud',
  open: 'Ava',
  none: 'Ühtegi aadressi ei ole tehtud.',
  loadFailed: 'Aadresse ei saanud laadida',
  of: ({ years, purpose }: Pick<InspectorAddress, 'years' | 'purpose'>) => `${purpose}: ${years.join(', ')}`,
  states: {
    open: (day: string) => `avatud kuni ${formatDay(day)}`,
    ended: (day: string) => `aeg sai läbi ${formatDay(day)}`,
    withdrawn: () => 'tagasi võetud',
  } satisfies Record<InspectorAddress['state'], (day: string) => string>,
  openings: (count: number) =>
    count === 0 ? 'ei ole avatud' : count === 1 ? 'avatud 1 kord' : `avatud ${count} korda`,
  withdraw: 'Võta tagasi',
  withdrawOf: (what: string) => `Võta tagasi: ${what}`,
  withdrawQuestion: 'Aadress ei ava pärast seda enam midagi, ka siis, kui leht on inspektoril lahti.',
  withdrawn: 'Aadress on tagasi võetud',
  withdrawFailed: 'Aadressi ei saanud tagasi võtta. Proovige uuesti.',
  journal: 'Päevik',
  journalOf: (what: string) => `Päevik: ${what}`,
  events: {
    made: 'tehtud',
    opened: 'avatud',
    withdrawn: 'tagasi võetud',
  } satisfies Record<AddressEvent['kind'], string>,
} as const
