import { counted } from '@vagu/core/text/counted'
import { IMAGE_SIZES, MAX_IMAGE_BYTES } from '@vagu/core/images/schema'
import { formatWhole } from '../../lib/format.ts'
import type { Problem } from './photo-queue.ts'

const photos = (count: number): string => counted(count, 'foto', 'fotot')

const megabytes = (bytes: number): string => formatWhole(Math.round(bytes / 1_000_000))

/** The words of the photo block and of photos seen large. */
export const photosText = {
  title: 'Fotod',
  choose: 'Lisa fotod',
  takePhoto: 'Pildista',
  hint: 'Fotosid saab ka siia lohistada või lõikelaualt kleepida.',
  dropHere: 'Laske fotod siia lahti',
  count: (count: number, max: number) => `${count} / ${max}`,
  grid: 'Töö fotod',

  photo: (number: number, count: number) => `Foto ${number} / ${count}`,
  photoOf: (number: number, count: number, about: string) =>
    about === '' ? `Foto ${number} / ${count}` : `Foto ${number} / ${count}: ${about}`,
  open: (number: number) => `Vaata suurelt: foto ${number}`,
  remove: (number: number) => `Eemalda foto ${number}`,
  /** The same words each time: a newer message takes the place of the older, and takes back what both removed. */
  removed: 'Foto eemaldatud',
  tooLate: 'Töö vorm on juba suletud. Vajaduse korral lisage foto tööle uuesti.',
  notLoaded: 'Fotot ei õnnestunud laadida',

  preparing: 'Valmistan ette …',
  waiting: 'Ootab järjekorras',
  sending: (percent: number) => `${percent}\u00A0%`,
  finishing: 'Salvestan …',
  progress: (name: string) => `Foto laadimine: ${name}`,
  cancel: (name: string) => `Katkesta laadimine: ${name}`,
  leaveOut: (name: string) => `Jäta välja: ${name}`,
  retry: 'Proovi uuesti',
  retryOne: (name: string) => `Proovi uuesti: ${name}`,
  retryAll: (count: number) => `Proovi kõiki uuesti (${count})`,
  problems: {
    offline: 'Ühendus katkes',
    timeout: 'Ühendus on liiga aeglane',
    unauthenticated: 'Logige uuesti sisse',
    unavailable: 'Server ei vasta',
  } satisfies Record<Problem, string>,
  kept: (count: number) =>
    count === 1
      ? 'Üks foto ei jõudnud kohale, kuid on siin vormis alles. Proovige uuesti, kui ühendus on parem.'
      : `${photos(count)} ei jõudnud kohale, kuid on siin vormis alles. Proovige uuesti, kui ühendus on parem.`,

  failed: 'Pildi lisamine ebaõnnestus!',
  refusal: (name: string, reason: string) => (name === '' ? reason : `${name}: ${reason}`),
  dismiss: 'Sain aru',
  notStored: 'Server ei võtnud seda fotot vastu.',
  empty: 'Fail on tühi.',
  tooLarge: `Foto on liiga suur (kuni ${MAX_IMAGE_BYTES / 1024 / 1024} MB) ja brauser ei saa seda vähendada. Salvestage see väiksema JPEG-failina, pikem külg kuni ${IMAGE_SIZES.full} pikslit.`,
  tooMany: (max: number, left: number) =>
    `Tööl saab olla kuni ${max} fotot; lisamata jäi ${counted(left, 'fail', 'faili')}.`,
  twice: 'See foto on tööl juba olemas.',
  full: (max: number) => `Tööl on juba ${max} fotot, rohkem lisada ei saa.`,
  nearlyFull: (bytes: number, max: number) =>
    `Talu fotodele on kasutatud ${megabytes(bytes)} MB ${megabytes(max)} MB-st. Kui ruum saab täis, uusi fotosid lisada ei saa.`,
  lost: (names: readonly string[]) =>
    `Enne lehe uuesti laadimist ei jõudnud kohale: ${names.join(', ')}. Lisage ${names.length === 1 ? 'see' : 'need'} uuesti.`,

  lightbox: 'Fotod suurelt',
  position: (number: number, count: number) => `${number} / ${count}`,
  previous: 'Eelmine foto',
  next: 'Järgmine foto',
}
