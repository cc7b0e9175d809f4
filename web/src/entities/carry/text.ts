import { counted } from '@vagu/core/text/counted'
import { dayText } from '@vagu/core/text/format'

interface Counts {
  readonly fields: number
  readonly materials: number
  readonly workers: number
  readonly samples: number
  readonly stock: number
  readonly plans: number
  readonly entries: number
  readonly jobs: number
  readonly photos: number
}

/** Words of a demo farm that is taken along into an account. */
export const carryText = {
  legend: 'Demotalu',
  intro: 'Kas võtta demos sisestatu uude kontosse kaasa?',
  leftBehind:
    'Kaasa ei tule tööaeg, masinad, pindalatüübid, väetamis- ja viljavaheldusplaan, toetuste aastad, kustutatud kirjed, ajalugu, peidetud hoiatused ega hoiatuste märkused.',
  whole: 'Tuleb tervikuna, ka plaanid, tööaeg, masinad ja ajalugu. Ühenduse PRIAga saab kontos uuesti luua.',
  onlyWhole:
    'tööaeg, masinad, pindalatüübid, väetamis- ja viljavaheldusplaan, toetuste aastad, kustutatud kirjed, ajalugu, peidetud hoiatused ja hoiatuste märkused',
  own: 'Ainult minu sisestatu ja see, mida see vajab',
  all: 'Kogu näidistalu',
  allHint: 'Enamik sellest on välja mõeldud ega sobi päris põlluraamatusse.',
  none: 'Alustan tühjalt',
  counts: ({ fields, materials, workers, jobs, samples, stock, plans, entries, photos }: Counts): string =>
    [
      fields > 0 && counted(fields, 'põld', 'põldu'),
      materials > 0 && counted(materials, 'tarvik', 'tarvikut'),
      workers > 0 && counted(workers, 'töötaja', 'töötajat'),
      samples > 0 && counted(samples, 'mullaproov', 'mullaproovi'),
      stock > 0 && counted(stock, 'laokanne', 'laokannet'),
      plans > 0 && counted(plans, 'kuluplaani rida', 'kuluplaani rida'),
      entries > 0 && counted(entries, 'tulu või kulu', 'tulu või kulu'),
      jobs > 0 && counted(jobs, 'töö', 'tööd'),
      photos > 0 && counted(photos, 'foto', 'fotot'),
    ]
      .filter(Boolean)
      .join(', '),
  title: 'Toome demotalu üle',
  text: 'Jätke leht lahti. Kui ühendus katkeb, jätkame samast kohast: midagi ei tule topelt.',
  progress: (done: number, all: number) => `${done} / ${all}`,
  interrupted: 'Ületoomine katkes. Ülejäänu on selles brauseris alles.',
  again: 'Jätka ületoomist',
  later: 'Jätkan hiljem',
  giveUp: 'Jäta ülejäänu toomata',
  leftTitle: 'Demotalu ületoomine jäi pooleli',
  arrived: 'Demotalu on kontos.',
  refused: 'Need jäid toomata, sest server ei võtnud neid vastu:',
  toFarm: 'Ava põlluraamat',
  jobTypes: 'töötüübid',
  groups: 'põllugrupid',
  photo: 'foto',
  entry: (material: string, day: string) => `laokanne: ${material}, ${dayText(day)}`,
  plan: (material: string, year: number) => `kuluplaan ${year}: ${material}`,
  goals: (year: number) => `saagieesmärgid ${year}`,
  overview: (year: number) => `hinnad ja kanded ${year}`,
  job: (job: string, field: string, day: string) => `${job}, ${field}, ${dayText(day)}`,
} as const
