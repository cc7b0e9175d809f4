import { counted } from '@vagu/core/text/counted'

const materials = (count: number): string => counted(count, 'tarvik', 'tarvikut')

/** Words of counting the whole store. */
export const countText = {
  how: 'Kirjutage iga tarviku juurde, kui palju seda praegu on. Enter viib järgmise juurde; tühjaks jäetut ei loeta.',
  kept: 'Kirjutatu püsib siin ka siis, kui leht uuesti laaditakse või ühendus katkeb.',
  day: 'Loenduse päev',
  search: 'Otsi tarvikut',
  searchPlaceholder: 'Tarviku nimi',
  add: 'Lisa tarvik loendusse',
  addPlaceholder: 'Tarvik, mida siin nimekirjas ei ole',
  expected: (amount: string) => `arvestuse järgi ${amount}`,
  deleted: 'kustutatud tarvik',
  notKept: 'laoarvestuses veel ei ole',
  amountOf: (name: string) => `${name}: praegu on`,
  unitOf: (name: string) => `${name}: ühik`,
  saved: 'salvestatud',
  negative: 'Ei saa olla negatiivne',
  failed: 'salvestamata',
  save: (count: number) => (count === 0 ? 'Salvesta loendus' : `Salvesta loendus (${count})`),
  savedAll: (count: number) => `Loendus salvestatud: ${materials(count)}.`,
  savedSome: (saved: number, left: number) =>
    `Salvestatud ${materials(saved)}, salvestamata ${left}. Salvestamata arvud on siin alles.`,
  noneSaved: 'Loendust ei õnnestunud salvestada. Arvud on siin alles: proovige uuesti.',
  conflict:
    'Keegi on loendust vahepeal muutnud. Arvud on siin alles: salvestage uuesti, muu jääb nii, nagu tema märkis.',
  becameNew:
    'Varem salvestatud loendust ei saa enam muuta. Arvud on siin alles: salvestage need uue loendusena.',
  takenBack: 'Loendus on tagasi võetud.',
  takeBackFailed: 'Tagasi võtmine ebaõnnestus!',
  clear: 'Tühjenda',
  clearTitle: 'Kas tühjendada kirjutatu?',
  clearText: 'Salvestamata arvud kaovad; salvestatud loendused jäävad alles.',
  progress: (typed: number, all: number) => `Kirjutatud ${typed} / ${all}`,
  none: 'Tarvikuid ei ole veel kirjas',
  noneText: 'Lisage enne tarvikud: seemned, väetised, taimekaitsevahendid või muud tarvikud.',
  noneFound: 'Ühtegi ei leitud',
  toStock: 'Tagasi lattu',
} as const
